import type { PageSlug } from '../page.rules.ts';
import type { Words } from './types.ts';

/** Pages about Bookgrove, in French. */
export const about: Record<
  Extract<
    PageSlug,
    | 'about'
    | 'our-framework'
    | 'our-team'
    | 'navigating-the-platform'
    | 'testimonials'
    | 'acknowledgement'
    | 'contact'
  >,
  Words
> = {
  about: {
    title: 'Qui sommes-nous',
    summary:
      'Bookgrove offre à chaque école sa propre bibliothèque en ligne, faite pour des enfants qui apprennent à aimer les livres.',
    body: `Chaque enfant devrait avoir une étagère où choisir. Toutes les écoles n’ont pas la place, l’argent ou la camionnette qui apporte les cartons. Bookgrove met cette étagère sur le web : à l’adresse de l’école, aux couleurs de l’école, ouverte sur n’importe quel téléphone, tablette ou ordinateur qu’un enfant peut emprunter dix minutes.

## Ce que l’école reçoit

- **Une bibliothèque.** Des livres pour les tout premiers lecteurs comme pour les adolescents, rangés par genre, par âge et par niveau de lecture, dans de nombreuses langues.
- **Un lecteur qui ménage les yeux.** Les lettres grandissent, les couleurs changent, une voix enregistrée suit les mots, et la bibliothèque retient la page sur tous les appareils.
- **Un moyen d’ajouter des livres.** Les enseignants ajoutent des fichiers EPUB et PDF. Chacun est vérifié, nettoyé et décrit avant que quiconque puisse l’ouvrir.
- **Une entrée pour chacun.** Le personnel et les parents se connectent avec une adresse e-mail ; les enfants avec un code de classe et leur prénom, car à six ans on n’a pas de boîte aux lettres.

## Ce que nous croyons

**Choisir fait lire.** Un enfant qui choisit son livre le termine plus souvent qu’un enfant à qui on l’a donné.

**Personne n’est comparé à son voisin.** Vous ne trouverez ici ni classement d’enfants, ni points pour la vitesse, ni série à ne pas perdre.

**Ce que lit un enfant ne regarde que lui.** Il n’y a pas de publicité, rien n’est revendu, et aucune autre entreprise ne regarde.

## Ouvert aux yeux de tous

Le programme de Bookgrove est un logiciel libre sous licence GNU Affero General Public License. Une école peut en lire chaque ligne, le faire tourner sur son propre ordinateur et repartir avec ses livres quand elle le souhaite.`,
  },
  'our-framework': {
    title: 'Notre démarche',
    summary:
      'Quatre étapes mènent un enfant du premier album à sa propre histoire : trouver, lire, parler, partager.',
    body: `Une bibliothèque ne suffit pas à faire des lecteurs. C’est ce qui se passe autour du livre qui compte. Notre démarche est une boucle simple qu’une classe peut parcourir en une semaine ou en un trimestre.

## 1. Trouver

Les enfants choisissent. Les étagères montrent d’abord les couvertures, car c’est ainsi que l’on choisit. L’âge et le niveau resserrent le choix sans rien interdire : un enfant curieux peut toujours viser plus haut, un enfant fatigué plus bas.

*À essayer :* donnez à chaque enfant deux minutes pour trouver un livre pour quelqu’un d’autre dans la classe, et demandez-lui pourquoi celui-là.

## 2. Lire

On lit chaque jour, un peu, sans se presser. Dix minutes qui ont lieu tous les jours valent mieux qu’une heure annulée. La page est gardée : on ne perd pas de temps à la retrouver.

*À essayer :* commencez la matinée par dix minutes de calme, l’enseignant compris.

## 3. Parler

Un livre devient celui de l’enfant quand l’enfant a quelque chose à en dire. Posez des questions sans mauvaise réponse : quelle page garderais-tu ? Qui inviterais-tu chez toi ?

*À essayer :* deux par deux, chacun raconte une chose qui l’a surpris. Personne ne l’écrit.

## 4. Partager

La dernière étape fait des lecteurs des auteurs. Une classe rassemble ses histoires en un livre, un enseignant le pose sur l’étagère de l’école, et il se tient à côté de tous les autres.

*À essayer :* faites un livre par classe et par an, avec une page pour chaque enfant.

## Comment nous choisissons ce que nous construisons

- Cela doit servir l’une des quatre étapes.
- Cela doit marcher avec une connexion lente et un vieux téléphone.
- Un enfant qui ne peut pas voir, entendre ou tenir une souris doit pouvoir s’en servir.
- Cela doit demander le moins possible sur un enfant.`,
  },
  'our-team': {
    title: 'Notre équipe',
    summary:
      'Bookgrove est fait au grand jour par des gens qui écrivent, dessinent, vérifient et enseignent. Voici ces métiers, et comment nous rejoindre.',
    body: `Nous préférons vous dire ce que nous faisons plutôt que de vous montrer une rangée de portraits. Tous ceux qui travaillent à Bookgrove exercent un ou plusieurs de ces métiers, et chacun de leurs changements se lit dans l’historique public du projet.

## Ceux qui construisent

Ils écrivent le programme, le font tourner et répondent quand quelque chose casse. Rien n’arrive dans une école avant qu’une deuxième personne l’ait regardé et que les tests aient réussi.

## Ceux qui dessinent et écrivent

Les images, les livres de démonstration et chaque mot des écrans sont originaux. Les mots sont lus à voix haute avant d’être gardés : une phrase difficile à dire est difficile à lire.

## Ceux qui vérifient

Ils utilisent Bookgrove au clavier seul, avec un lecteur d’écran, sur un petit téléphone et une ligne lente, et ils essaient d’y entrer par effraction. Ce qu’ils trouvent est réparé avant que rien de nouveau ne commence.

## Ceux qui enseignent

Les enseignants et les bibliothécaires décident de ce qui vaut d’être construit. Si vous en êtes, nous voulons savoir ce qui vous a gêné mardi dernier plus encore que ce que vous pensez des couleurs.

## Nous rejoindre

Écrivez-nous par [la page de contact](/contact). Dites-nous lequel de ces métiers vous ressemble.`,
  },
  'navigating-the-platform': {
    title: 'Se repérer sur la plateforme',
    summary:
      'Où tout se trouve, pour les enfants, les parents, les enseignants et les administrateurs, en cinq minutes.',
    body: `## Se connecter

Ouvrez l’adresse de votre école et choisissez **Se connecter**.

- **Les élèves** tapent le code de la classe, trouvent leur nom et donnent leur mot de passe.
- **Les enseignants, parents et administrateurs** utilisent leur adresse e-mail et leur mot de passe.
- **Les visiteurs de la communauté** utilisent le mot de passe unique que l’école leur a donné.

Vous avez oublié quelque chose ? Un enseignant peut donner à un élève un nouvel accès. Tous les autres peuvent s’adresser à l’administrateur de l’école.

## Trouver un livre

- **La recherche**, dans la barre du haut, trouve un titre, un auteur ou un mot.
- **Les vignettes** illustrées montrent les genres : animaux, espace, contes et bien d’autres.
- **L’âge** et **le niveau** resserrent le choix. Une pastille avec une croix retire un filtre.

## Lire

Choisissez **Lire**. Tournez les pages avec les flèches, un glissement du doigt ou les grands boutons. Le bouton des lettres change la taille, la police et les couleurs. Fermez le livre quand vous voulez : la prochaine fois, il s’ouvre là où vous étiez.

## Pour les enseignants : ajouter un livre

Choisissez **Ajouter un livre** dans le menu et déposez des fichiers EPUB ou PDF, vingt au plus à la fois. Chacun est vérifié ; si l’un est refusé, on vous dit ce qui ne va pas et où. Un livre est sur l’étagère une fois publié.

## Pour les administrateurs

Le tableau **Livres** sert à publier et à archiver. **Pages** contient les mots de l’école pour *Qui sommes-nous* et *Nous écrire*. La **boîte de réception** rassemble ce que les gens écrivent : questions, problèmes, demandes de visite.

## Sur tout appareil

Bookgrove fonctionne dans le navigateur ; il n’y a rien à installer. [Vérifiez cet appareil](/test) : en quelques secondes vous saurez si la lecture, le son et la mémoire fonctionnent.

## Si quelque chose ne va pas

Utilisez [Signaler un problème](/report-a-problem). Si un enfant est peut-être en danger, choisissez-y **Quelqu’un n’est pas en sécurité** : le message part aussitôt à l’école. En cas d’urgence, appelez d’abord le numéro d’urgence de votre pays.`,
  },
  testimonials: {
    title: 'Ce qu’on en dit',
    summary:
      'Les mots d’enfants, de parents et d’enseignants qui lisent ici, montrés avec leur accord et jamais écrits par nous.',
    body: `Rien sur cette page n’est inventé. Chaque texte a été envoyé par le formulaire ci-dessous et lu par une personne avant d’être montré. Nous ne corrigeons rien et nous ne payons personne.

Les enfants n’apparaissent qu’avec leur prénom, et seulement quand un adulte a envoyé les mots.`,
  },
  acknowledgement: {
    title: 'Remerciements',
    summary: 'Merci à celles et ceux dont le travail ouvert porte Bookgrove.',
    body: `Bookgrove est fait du travail que d’autres ont donné. Nous nommons les parties que l’on voit et que l’on touche ; la liste complète, avec chaque licence, accompagne le code source.

## La lecture

- **foliate-js** tourne les pages des livres EPUB.
- **PDF.js** dessine les livres PDF.

## Les lettres

- **Bricolage Grotesque** et **Figtree** composent nos titres et nos textes.
- **Atkinson Hyperlegible**, créée par le Braille Institute, est la police facile à lire du lecteur.
- **Noto** porte les langues que d’autres oublient.

Toutes sont publiées sous la SIL Open Font License.

## Le sol

- **PostgreSQL** garde les données de chaque école derrière sa propre clôture.
- **NestJS**, **Fastify** et **Node.js** répondent à votre navigateur ; **React** dessine ce que vous voyez.
- **sharp**, **BullMQ**, **Nodemailer** et **axe-core** font un travail que vous ne remarquez jamais, et c’est un compliment.

## Les idées

Les règles d’accessibilité du web (WCAG 2.2), les codes de conception des services pour enfants, et tous les bibliothécaires qui ont dit un jour « tu peux le garder une semaine de plus ».`,
  },
  contact: {
    title: 'Nous écrire',
    summary: 'Écrivez à {place}. Une personne lit chaque message et répond par e-mail.',
    body: `Utilisez le formulaire de cette page, ou écrivez à [{email}](mailto:{email}).

## Ce qui nous aide à répondre

- De quelle école et de quelle classe il s’agit.
- Ce que vous vouliez faire, et ce qui s’est passé à la place.
- Si quelque chose paraît cassé, [Signaler un problème](/report-a-problem) permet de joindre une image.

## S’il s’agit de la sécurité d’un enfant

Utilisez [Signaler un problème](/report-a-problem) et choisissez **Quelqu’un n’est pas en sécurité**. Ces messages partent aussitôt à l’école. En cas d’urgence, appelez d’abord le numéro d’urgence de votre pays.

## Vous aimeriez voir ?

[Demandez une visite](/request-a-tour) et choisissez l’heure qui vous convient.`,
  },
};
