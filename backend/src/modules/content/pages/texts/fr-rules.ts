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
    body: `**En bref :** nous gardons ce qu’il faut pour faire vivre une bibliothèque. Nous ne montrons pas de publicité, ne vendons aucune donnée et ne laissons aucune autre entreprise vous observer ici. Un prestataire de paiement n’apprend quelque chose de vous que lorsqu’un adulte paie.

## Qui est responsable

Votre école décide qui a un compte et pour quoi ; elle est responsable de ces données. Celui qui fait tourner cette installation de Bookgrove les traite pour l’école, selon ses instructions. Vous joignez {place} à [{email}](mailto:{email}).

## Ce que nous gardons

- **Les personnes :** nom, rôle, nom d’utilisateur ou adresse e-mail, classe. Pour les enfants, aucune adresse e-mail n’est nécessaire.
- **Les mots de passe** uniquement sous forme d’empreinte lente et salée (argon2id). Personne ne peut les lire, nous non plus.
- **La lecture :** à quelle page de quel livre vous êtes, pour que le livre s’y rouvre.
- **Les connexions :** l’heure, le type de navigateur et l’adresse réseau de chaque session ouverte, pour que vous reconnaissiez les vôtres.
- **Les livres et leurs fiches** que les enseignants ajoutent.
- **Les carnets d’expériences :** ce que vous notez et dessinez pendant une expérience, pour vous seul.
- **L’apprentissage :** les réponses aux questions, les travaux remis, les compétences qu’ils montrent et les certificats. Les enseignants de la classe les voient, ainsi que le responsable qui peut suivre les progrès de l’enfant.
- **Les leçons en direct :** qui est venu, et quand. La caméra et le micro d’un enfant ne sont allumés que si la famille l’a accepté, et la leçon d’une classe n’est enregistrée que si toutes les familles l’ont accepté.
- **Les messages** que vous nous envoyez, et nos réponses.
- **Les commandes** des adultes : ce qui a été acheté, pour qui, l’adresse e-mail, les montants et le déroulement du paiement. Nous ne voyons jamais de numéro de carte.
- **Le mois de naissance** d’un enfant, si l’école l’indique : les livres sont montrés selon l’âge, et il ne sert à rien d’autre. Le jour n’est jamais gardé.

Nous ne gardons d’un enfant ni photographie, ni adresse postale, ni jour de naissance, ni position.

## Quand vous faites un don

- **Dons :** le montant, à quoi il est destiné, le nom et l’adresse e-mail du donateur, et ce que vous avez écrit. Vous choisissez si votre nom est affiché, et pouvez changer d’avis plus tard.
- **Gift Aid et autres demandes fiscales :** le nom, l’adresse et la déclaration que la loi fiscale exige. Ils ne servent à rien d’autre.

## À quoi cela sert

À vous laisser entrer, à garder votre page, à aider votre enseignant à vous aider, à vous répondre et à protéger le service. À rien d’autre. Aucun profil publicitaire n’est établi, et aucune décision sur un enfant n’est laissée à une machine.

## Cookies et mémoire du navigateur

Un seul cookie vous garde connecté. Il est nécessaire, aucun script ne peut le lire, et il prend fin quand vous vous déconnectez. Votre navigateur retient aussi de petits réglages, comme la taille des lettres. Le panier d’un visiteur reste dans le navigateur, et un cookie qu’aucun script ne peut lire le relie à une commande. Il n’y a pas de cookies de mesure ni de publicité, et donc pas de bandeau à fermer.

## Qui le voit

- Vos enseignants et les administrateurs de votre école, autant que leur travail le demande.
- Un parent, pour son propre enfant.
- Le prestataire de paiement que l’acheteur choisit : Stripe, PayPal ou PhonePe. Il reçoit le montant, le numéro de la commande et l’adresse e-mail de l’acheteur, encaisse sur sa propre page et a sa propre politique de confidentialité. Il n’apprend rien de ce que lit un enfant.
- Les quelques personnes qui font tourner l’installation, pour aider ; ce qu’elles changent dans une école est consigné.

C’est la base de données elle-même qui sépare les écoles : aucune ne peut lire une ligne d’une autre.

## Combien de temps

- Pages de lecture, carnets et comptes : jusqu’à ce que l’école retire la personne.
- Sessions : jusqu’à votre déconnexion ou leur expiration.
- Commandes et factures : aussi longtemps que le droit fiscal le demande, dix ans au plus. Quand un acheteur est effacé, son nom et son adresse quittent la commande ; la facture reste pendant ce temps.
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

## Acheter des livres

- Certains livres ont un prix. Les adultes les achètent, pour eux ou pour un enfant ; les enfants ne paient jamais.
- Le prix est montré en entier, taxes comprises, avant le paiement. Une partie va à une bonne cause quand la page du livre le dit.
- Un livre acheté s’ouvre pour le compte pour lequel il a été acheté, aussi longtemps que cette bibliothèque est ouverte. Il ne peut pas être revendu.
- Vous achetez auprès de {place} ; la plateforme encaisse le paiement en son nom. Comment être remboursé : voir [les remboursements](/refund-policy).

## Donner

- Ce sont les adultes qui donnent ; les enfants ne paient jamais.
- La page dit avant le paiement quelle association ou quel projet reçoit le don. Prendre les frais de paiement à votre charge est votre choix, jamais coché d’avance.
- Les **dons mensuels** continuent jusqu’à ce que vous les arrêtiez. Vous pouvez à tout moment les suspendre, les changer ou les annuler, même sans compte, par le lien reçu par e-mail.
- Un reçu arrive par e-mail. Le Gift Aid n’est demandé que si vous déclarez payer assez d’impôts au Royaume-Uni.

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
    summary: 'Quand vous êtes remboursé, comment le demander, et combien de temps cela prend.',
    body: `**En bref :** écrivez-nous dans les 14 jours, et vous récupérez ce que vous avez payé pour un livre. Le livre se ferme alors.

## Les livres achetés

- **Jusqu’à quand :** dans les 14 jours après le paiement. Si le livre ne s’ouvre pas, ou n’est pas ce que dit sa page, il n’y a pas de limite.
- **Comment :** écrivez à [{email}](mailto:{email}) ou utilisez [le formulaire de contact](/contact), avec le numéro de votre commande. Il commence par BG et se trouve dans l’e-mail reçu et sur la facture.
- **Combien :** ce que vous avez payé pour le livre, taxe comprise. Vous pouvez rendre un livre d’une commande et garder les autres.
- **En combien de temps :** nous envoyons l’argent dans les trois jours ouvrés. Le prestataire de paiement met ensuite jusqu’à dix jours.
- **Par quel chemin :** l’argent revient par où il est venu. Nous ne pouvons pas l’envoyer à une autre carte ni à une autre personne.

Quand l’argent est renvoyé, le livre se ferme pour la personne pour qui il a été acheté, et vous recevez un avoir.

## Livres imprimés, cadeaux et lots de classe

- **Livres imprimés :** tant que rien n’est parti, vous récupérez tout ce que vous avez payé, port compris. Un livre imprimé arrivé abîmé, ou qui n’est pas le bon, est remboursé sans limite de temps. Sinon, écrivez dans les 14 jours après l’avoir reçu, avant de le renvoyer ; nous vous disons où.
- **Cadeaux :** la personne qui a payé demande le remboursement et le reçoit. Le code du cadeau ne marche alors plus, et le livre se ferme pour la personne qui l’a reçu.
- **Lots de classe :** un lot est remboursé en entier. Ses codes ne marchent plus, et le livre se ferme pour tous ceux qui l’ont ouvert avec l’un d’eux.

## La part pour une bonne cause

Elle revient avec le reste : votre remboursement n’en est jamais diminué.

## Dons aux associations

Si vous avez donné par erreur, deux fois, ou un montant faux, écrivez-nous sous 14 jours avec le numéro du reçu, qui commence par RCT. Nous l’examinons, et renvoyons l’argent tant qu’il n’est pas arrivé à l’association. Le reçu n’est alors plus valable pour une demande fiscale.

Vous pouvez annuler un **don mensuel** à tout moment, et plus rien n’est prélevé. Les dons déjà faits restent à l’association.

## Quand un paiement s’est mal passé

Si l’argent a quitté votre compte et que la commande n’est toujours pas payée, attendez une heure : la plupart des paiements sont confirmés d’ici là. Si une commande ne peut plus être livrée, le paiement est rendu de lui-même. Si vous avez payé deux fois, le second paiement est rendu.

## Accords avec les écoles

Quand une école paie un hébergement ou une aide par un accord écrit, c’est cet accord qui dit ce qui se passe lorsqu’une des parties y met fin. Rien sur cette page n’y retire quoi que ce soit.

## Vos droits

Les droits que vous donne la loi de votre pays valent toujours. **Si quelqu’un vous a demandé de payer un compte ici, ce n’était pas nous :** les comptes ne coûtent rien. Merci de [nous le dire](/report-a-problem).`,
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

La plupart des livres ne coûtent rien. Certains ont un prix, qu’un adulte paie ; une partie peut aller à une bonne cause, et la page du livre dit combien. Il n’y a pas de publicité. Comment être remboursé : voir [les remboursements](/refund-policy).

## Comment faire un don, et où est mon reçu ?

Choisissez une association ou un projet et le montant. Aucun compte n’est nécessaire. Le reçu arrive par e-mail.

## Comment arrêter un don mensuel ?

Ouvrez le lien de l’e-mail de votre don. Vous pouvez l’y suspendre, changer le montant ou l’annuler.

## Qu’est-ce que le Gift Aid ?

Avec le Gift Aid, l’association peut recevoir du fisc britannique 25 pence de plus pour chaque livre. Il faut payer des impôts au Royaume-Uni et le déclarer en donnant ; cela ne vous coûte rien de plus.

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
