import type { PageSlug } from '../page.rules.ts';
import type { Words } from './types.ts';

/** Legal pages, and questions and answers, in French. */
export const rules: Record<
  Extract<PageSlug, 'privacy-policy' | 'terms-of-use' | 'refund-policy' | 'disclaimer' | 'faq'>,
  Words
> = {
  'privacy-policy': {
    title: 'Confidentialité',
    summary:
      'Ce que nous savons de vous, pourquoi, combien de temps, et comment nous le faire oublier. Écrit pour être lu.',
    body: `**En bref :** nous gardons ce qu’il faut pour faire vivre une bibliothèque. Nous ne montrons pas de publicité, ne vendons rien et ne laissons aucune autre entreprise vous observer ici.

## Qui est responsable

Votre école décide qui a un compte et pour quoi ; elle est responsable de ces données. Celui qui fait tourner cette installation de Bookgrove les traite pour l’école, selon ses instructions. Vous joignez {place} à [{email}](mailto:{email}).

## Ce que nous gardons

- **Les personnes :** nom, rôle, nom d’utilisateur ou adresse e-mail, classe. Pour les enfants, aucune adresse e-mail n’est nécessaire.
- **Les mots de passe** uniquement sous forme d’empreinte lente et salée (argon2id). Personne ne peut les lire, nous non plus.
- **La lecture :** à quelle page de quel livre vous êtes, pour que le livre s’y rouvre.
- **Les connexions :** l’heure, le type de navigateur et l’adresse réseau de chaque session ouverte, pour que vous reconnaissiez les vôtres.
- **Les livres et leurs fiches** que les enseignants ajoutent.
- **Les carnets d’expériences :** ce que vous notez et dessinez pendant une expérience, pour vous seul.
- **Les messages** que vous nous envoyez, et nos réponses.
- **Le mois de naissance** d’un enfant, si l’école l’indique : les livres sont montrés selon l’âge, et il ne sert à rien d’autre. Le jour n’est jamais gardé.

Nous ne gardons d’un enfant ni photographie, ni adresse postale, ni jour de naissance, ni position.

## À quoi cela sert

À vous laisser entrer, à garder votre page, à aider votre enseignant à vous aider, à vous répondre et à protéger le service. À rien d’autre. Aucun profil publicitaire n’est établi, et aucune décision sur un enfant n’est laissée à une machine.

## Cookies et mémoire du navigateur

Un seul cookie vous garde connecté. Il est nécessaire, aucun script ne peut le lire, et il prend fin quand vous vous déconnectez. Votre navigateur retient aussi de petits réglages, comme la taille des lettres. Il n’y a pas de cookies de mesure ni de publicité, et donc pas de bandeau à fermer.

## Qui le voit

- Vos enseignants et les administrateurs de votre école, autant que leur travail le demande.
- Un parent, pour son propre enfant.
- Les quelques personnes qui font tourner l’installation, pour aider ; ce qu’elles changent dans une école est consigné.

C’est la base de données elle-même qui sépare les écoles : aucune ne peut lire une ligne d’une autre.

## Combien de temps

- Pages de lecture, carnets et comptes : jusqu’à ce que l’école retire la personne.
- Sessions : jusqu’à votre déconnexion ou leur expiration.
- Messages et signalements : aussi longtemps que l’école doit pouvoir montrer ce qu’elle en a fait.

## Vos droits

Vous pouvez voir vos données, les corriger, les emporter, vous opposer à leur usage et les faire effacer. Les enfants aussi ont ces droits ; un parent peut les exercer pour son enfant. Demandez d’abord à votre école, ou écrivez à [{email}](mailto:{email}). Si la réponse ne vous satisfait pas, vous pouvez vous plaindre à l’autorité de protection des données de votre pays.

## Changements

Quand cette page change, sa date change avec elle, et les versions précédentes sont conservées. En cas de doute entre deux langues, c’est le texte anglais qui fait foi.`,
  },
  'terms-of-use': {
    title: 'Conditions d’utilisation',
    summary: 'L’accord entre vous, votre école et nous : court, et le même pour tous.',
    body: `En utilisant Bookgrove, vous acceptez ces conditions. Si tu es un enfant, lis-les avec un adulte.

## Votre compte

- Il est à vous. Ne partagez pas votre mot de passe et n’utilisez pas celui d’un autre.
- Déconnectez-vous sur un appareil que d’autres utilisent.
- Votre école peut ouvrir, modifier et fermer des comptes.

## Les livres

- Vous pouvez lire tous les livres que votre compte ouvre.
- Vous ne pouvez ni copier les livres, ni les mettre ailleurs, ni retirer leur protection, sauf si la licence du livre le permet.
- Celui qui ajoute un livre déclare que l’école a le droit de le montrer. Si un livre ne devrait pas être ici, [dites-le-nous](/contact) ; nous le retirons de l’étagère le temps de regarder.

## La gentillesse

- N’écrivez rien qui blesse, menace ou humilie.
- N’essayez pas de casser le service ni de voir ce qui n’est pas à vous. Si vous trouvez une faille, dites-le-nous : nous vous remercierons.
- N’envoyez pas de publicité par les formulaires.

## Ce que décide votre école

Quelles personnes et quels livres sont là, comment les enfants se connectent et combien de temps les données sont gardées : c’est votre école qui en décide, dans le cadre de la loi.

## Ce que nous promettons

Nous construisons avec soin, séparons les écoles, réparons ce qui casse et vous disons honnêtement quand quelque chose a mal tourné. Nous ne pouvons pas promettre que le service ne s’arrête jamais.

## Le programme

Le programme de Bookgrove est un logiciel libre sous licence GNU Affero General Public License, version 3 ou ultérieure. Ces conditions portent sur le service ; la licence porte sur le programme.

## La fin

Vous pouvez arrêter à tout moment. Une école qui part peut emporter ses livres et ses données. En cas de doute entre deux langues, c’est le texte anglais qui fait foi.`,
  },
  'refund-policy': {
    title: 'Remboursements',
    summary:
      'Rien n’est vendu ici aujourd’hui, il n’y a donc rien à rembourser. Voici ce qui vaudrait si cela changeait.',
    body: `## Aujourd’hui

Lire sur Bookgrove ne coûte rien aux lecteurs, et aucun paiement n’est possible dans cette version. **Si quelqu’un vous a demandé de payer un compte ici, ce n’était pas nous :** merci de [nous le dire](/report-a-problem).

## Accords avec les écoles

Quand une école paie un hébergement ou une aide par un accord écrit, c’est cet accord qui dit ce qui se passe lorsqu’une des parties y met fin. Rien sur cette page n’y retire quoi que ce soit.

## Si des paiements arrivent

Avant qu’un premier paiement soit possible, cette page dira, pour chaque sorte de paiement, comment demander un remboursement, jusqu’à quand, et en combien de temps. D’ici là, voici les principes :

- Les prix sont montrés en entier avant le paiement, taxes comprises.
- Ce qui a été acheté par erreur et n’a pas servi peut être rendu.
- L’argent revient par le chemin par lequel il est venu.
- Les droits que vous donne la loi de votre pays valent toujours.

## Questions

Écrivez à [{email}](mailto:{email}) ou utilisez [le formulaire de contact](/contact).`,
  },
  disclaimer: {
    title: 'Avertissement',
    summary: 'Ce à quoi vous pouvez vous fier ici, et ce que vous devriez vérifier vous-même.',
    body: `## Livres et opinions

Les livres parlent pour leurs auteurs. Qu’un livre soit sur une étagère ne veut pas dire que {place} ou Bookgrove approuve chacune de ses phrases. Les âges et les niveaux de lecture sont des repères ; un parent ou un enseignant connaît mieux l’enfant.

## Pas de conseil professionnel

Des livres et des pages d’ici peuvent parler de santé, de droit, d’argent ou de science. Ils sont là pour lire et apprendre, et ne remplacent pas le conseil de quelqu’un qui connaît votre situation.

## Les expériences

Nos expériences ont été choisies parce qu’elles se font sans danger avec des choses de la maison. Lisez les consignes de sécurité, et restez auprès des enfants là où un adulte est demandé.

## Signalements

Les signalements sont transmis aussitôt, mais un site web n’est pas un service d’urgence. **Si quelqu’un est en danger maintenant, appelez le numéro d’urgence de votre pays.**

## Liens

Certaines pages et certains livres renvoient à d’autres sites. Nous ne les gérons pas et ne pouvons répondre d’eux.

## Disponibilité

Nous travaillons à garder Bookgrove exact et joignable, et réparons les défauts quand nous les apprenons. Dans la mesure permise par la loi, le service est fourni tel quel. Rien ici ne limite une responsabilité que la loi ne permet pas de limiter.`,
  },
  faq: {
    title: 'Questions et réponses',
    summary:
      'Ce que l’on demande le plus souvent sur la lecture, la connexion et l’ajout de livres à Bookgrove.',
    body: `La réponse n’y est pas ? [Écrivez-nous](/contact), une personne vous répondra.

## Combien cela coûte-t-il ?

Lire ne coûte rien. Il n’y a rien à acheter dans cette version, et pas de publicité.

## Dois-je installer quelque chose ?

Non. Bookgrove fonctionne dans le navigateur d’un téléphone, d’une tablette ou d’un ordinateur. [Vérifiez cet appareil](/test) si vous avez un doute sur le vôtre.

## Comment un enfant se connecte-t-il sans adresse e-mail ?

Avec le code de la classe, son nom et un mot de passe. L’enseignant a le code, et peut donner à un enfant un nouveau mot de passe.

## J’ai oublié mon mot de passe. Et maintenant ?

Les élèves demandent à leur enseignant. Tous les autres choisissent « Mot de passe oublié ? » à l’entrée et reçoivent par e-mail un lien qui sert une fois, pendant une heure. Sans adresse e-mail, demandez à l’administrateur de l’école ou écrivez par [la page de contact](/contact).

## Le code de la classe ne marche pas.

Vérifiez que vous êtes à l’adresse de votre école et qu’aucune lettre ne manque. Majuscules et minuscules sont équivalentes. Si cela ne marche toujours pas, le code a peut-être changé : demandez à l’enseignant.

## Quels fichiers puis-je ajouter ?

EPUB et PDF, jusqu’à 50 Mo chacun et vingt à la fois. Chaque fichier est vérifié. S’il est refusé, on vous dit pourquoi et où dans le fichier.

## Pourquoi mon livre a-t-il été refusé ?

Le plus souvent parce que le fichier est verrouillé, abîmé ou incomplet. Le message dit lequel. Réparez le fichier et ajoutez-le de nouveau ; rien d’autre n’est perdu.

## D’autres écoles voient-elles nos livres ?

Non. Les livres que votre école ajoute restent dans votre école. Les livres de l’étagère de la plateforme sont là pour toutes.

## Puis-je lire sans internet ?

Pas aujourd’hui : un livre a besoin d’une connexion pendant la lecture. Elle n’a pas besoin d’être rapide.

## Les lettres sont trop petites.

Ouvrez le livre, choisissez le bouton des lettres et agrandissez-les. Vous pouvez aussi changer la police et les couleurs. Les albums illustrés gardent les pages de leur auteur ; zoomez avec deux doigts ou avec le navigateur.

## Puis-je écouter les livres ?

Certains livres apportent une voix enregistrée, qui suit les mots. Cherchez le bouton du son dans le lecteur.

## Qui voit ce que je lis ?

La bibliothèque garde votre page pour que vous la retrouviez. Elle n’est jamais montrée à d’autres familles, d’autres écoles ou des entreprises. Plus de détails dans la page [Confidentialité](/privacy-policy).

## Comment signaler ce qui ne va pas ?

Utilisez [Signaler un problème](/report-a-problem). Il ne faut pas de compte. Si quelqu’un n’est pas en sécurité, dites-le là : ces messages passent en premier.

## Notre école peut-elle l’avoir ?

Oui. [Demandez une visite](/request-a-tour) ou [écrivez-nous](/contact).`,
  },
};
