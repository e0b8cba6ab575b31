import type { Language } from '@bookgrove/contract';

/** What has to happen for each goal, in our own words for children: three sentences by language. */
export const CHILD_TEXTS: readonly Readonly<Record<Language, readonly string[]>>[] = [
  {
    en: [
      'Nobody has to live in need.',
      'Whoever loses everything gets help.',
      'Everybody can own land and a home.',
    ],
    fr: [
      'Personne ne doit vivre dans la misère.',
      'Qui perd tout reçoit de l’aide.',
      'Chacun peut avoir une terre et une maison.',
    ],
    ar: ['لا أحد يعيش في عوز.', 'من يفقد كل شيء يجد المساعدة.', 'يستطيع كل إنسان أن يملك أرضًا وبيتًا.'],
    hi: ['किसी को अभाव में न जीना पड़े।', 'जिसका सब कुछ छिन जाए, उसे मदद मिले।', 'हर किसी के पास ज़मीन और घर हो सके।'],
  },
  {
    en: [
      'Every child has enough to eat, all year.',
      'Food keeps children healthy and strong.',
      'Fields give food and stay good for nature.',
    ],
    fr: [
      'Chaque enfant mange à sa faim, toute l’année.',
      'La nourriture garde les enfants forts et en bonne santé.',
      'Les champs nourrissent et respectent la nature.',
    ],
    ar: [
      'لكل طفل ما يكفيه من الطعام طوال العام.',
      'الطعام يبقي الأطفال أصحاء وأقوياء.',
      'تعطي الحقول الطعام وتحفظ الطبيعة.',
    ],
    hi: [
      'हर बच्चे को साल भर पेट भर खाना मिले।',
      'खाना बच्चों को स्वस्थ और मज़बूत रखे।',
      'खेत खाना दें और प्रकृति भी बची रहे।',
    ],
  },
  {
    en: [
      'Mothers and babies stay well.',
      'Everybody can see a doctor and gets vaccines.',
      'The roads are safe for everybody.',
    ],
    fr: [
      'Les mamans et les bébés sont en bonne santé.',
      'Chacun peut voir un médecin et être vacciné.',
      'Les routes sont sûres pour tous.',
    ],
    ar: ['تبقى الأمهات والرضّع بخير.', 'يستطيع الجميع زيارة الطبيب وأخذ اللقاح.', 'الطرق آمنة للجميع.'],
    hi: ['माँ और शिशु स्वस्थ रहें।', 'हर कोई डॉक्टर के पास जा सके और टीका पाए।', 'सड़कें सबके लिए सुरक्षित हों।'],
  },
  {
    en: [
      'School costs nothing, for girls and for boys.',
      'Everybody learns to read, write and count.',
      'Schools are safe and everybody gets in, also with a wheelchair.',
    ],
    fr: [
      'L’école est gratuite, pour les filles et les garçons.',
      'Tout le monde apprend à lire, écrire et compter.',
      'Les écoles sont sûres et tout le monde y entre, même en fauteuil roulant.',
    ],
    ar: [
      'المدرسة مجانية للبنات والبنين.',
      'يتعلم الجميع القراءة والكتابة والحساب.',
      'المدارس آمنة ويدخلها الجميع، حتى بكرسي متحرك.',
    ],
    hi: [
      'लड़कियों और लड़कों, दोनों के लिए स्कूल मुफ़्त हो।',
      'हर कोई पढ़ना, लिखना और गिनना सीखे।',
      'स्कूल सुरक्षित हों और हर कोई भीतर जा सके, पहियाकुर्सी पर भी।',
    ],
  },
  {
    en: [
      'Girls and boys have the same rights.',
      'Nobody hurts girls and women.',
      'Everybody shares the work at home.',
    ],
    fr: [
      'Les filles et les garçons ont les mêmes droits.',
      'Personne ne fait de mal aux filles et aux femmes.',
      'Chacun participe au travail à la maison.',
    ],
    ar: ['للبنات والبنين الحقوق نفسها.', 'لا أحد يؤذي البنات والنساء.', 'يتقاسم الجميع عمل البيت.'],
    hi: [
      'लड़कियों और लड़कों के अधिकार बराबर हों।',
      'कोई लड़कियों और महिलाओं को चोट न पहुँचाए।',
      'घर का काम सब मिलकर करें।',
    ],
  },
  {
    en: [
      'Everybody has clean water to drink.',
      'Everybody has a toilet and can wash.',
      'Rivers and lakes are clean.',
    ],
    fr: [
      'Tout le monde a de l’eau propre à boire.',
      'Tout le monde a des toilettes et peut se laver.',
      'Les rivières et les lacs sont propres.',
    ],
    ar: ['لدى الجميع ماء نظيف للشرب.', 'لدى الجميع مرحاض ومكان للاغتسال.', 'الأنهار والبحيرات نظيفة.'],
    hi: ['सबके पास पीने का साफ़ पानी हो।', 'सबके पास शौचालय और हाथ-मुँह धोने की जगह हो।', 'नदियाँ और झीलें साफ़ हों।'],
  },
  {
    en: [
      'Every home has light.',
      'More energy comes from sun, wind and water.',
      'We need less energy for the same things.',
    ],
    fr: [
      'Chaque maison a de la lumière.',
      'Plus d’énergie vient du soleil, du vent et de l’eau.',
      'Il faut moins d’énergie pour faire les mêmes choses.',
    ],
    ar: ['في كل بيت نور.', 'تأتي طاقة أكثر من الشمس والريح والماء.', 'نحتاج طاقة أقل للأشياء نفسها.'],
    hi: ['हर घर में रोशनी हो।', 'ज़्यादा ऊर्जा सूरज, हवा और पानी से आए।', 'उन्हीं कामों में कम ऊर्जा लगे।'],
  },
  {
    en: [
      'Grown-ups find good work with fair pay.',
      'No child has to work instead of going to school.',
      'Places of work are safe.',
    ],
    fr: [
      'Les adultes trouvent un bon travail bien payé.',
      'Aucun enfant ne doit travailler au lieu d’aller à l’école.',
      'Les lieux de travail sont sûrs.',
    ],
    ar: ['يجد الكبار عملًا جيدًا بأجر عادل.', 'لا طفل يعمل بدل الذهاب إلى المدرسة.', 'أماكن العمل آمنة.'],
    hi: [
      'बड़ों को अच्छा काम और सही मज़दूरी मिले।',
      'किसी बच्चे को स्कूल की जगह काम पर न जाना पड़े।',
      'काम की जगहें सुरक्षित हों।',
    ],
  },
  {
    en: [
      'Roads and bridges lead to every village.',
      'Factories are kind to nature.',
      'Everybody can use the internet.',
    ],
    fr: [
      'Des routes et des ponts mènent à chaque village.',
      'Les usines respectent la nature.',
      'Tout le monde peut utiliser Internet.',
    ],
    ar: ['الطرق والجسور تصل إلى كل قرية.', 'المصانع تراعي الطبيعة.', 'يستطيع الجميع استخدام الإنترنت.'],
    hi: ['सड़कें और पुल हर गाँव तक पहुँचें।', 'कारख़ाने प्रकृति का ध्यान रखें।', 'हर कोई इंटरनेट चला सके।'],
  },
  {
    en: [
      'Those who have little get more.',
      'Everybody belongs, wherever they come from.',
      'Rules are fair to all countries.',
    ],
    fr: [
      'Ceux qui ont peu reçoivent plus.',
      'Chacun a sa place, d’où qu’il vienne.',
      'Les règles sont justes pour tous les pays.',
    ],
    ar: ['من يملك القليل يحصل على المزيد.', 'لكل إنسان مكانه، من أينما جاء.', 'القواعد عادلة لكل البلدان.'],
    hi: ['जिनके पास कम है, उन्हें ज़्यादा मिले।', 'कोई कहीं से भी आए, सब अपने हैं।', 'नियम सब देशों के लिए न्यायपूर्ण हों।'],
  },
  {
    en: [
      'Everybody has a safe home.',
      'Buses and trains take everybody along.',
      'There are parks where children can play.',
    ],
    fr: [
      'Chacun a un logement sûr.',
      'Les bus et les trains emmènent tout le monde.',
      'Il y a des parcs où les enfants peuvent jouer.',
    ],
    ar: ['لكل إنسان بيت آمن.', 'الحافلات والقطارات تنقل الجميع.', 'توجد حدائق يلعب فيها الأطفال.'],
    hi: ['सबके पास सुरक्षित घर हो।', 'बस और रेल सबको साथ ले चलें।', 'बच्चों के खेलने के लिए बाग़ हों।'],
  },
  {
    en: [
      'Good food is not thrown away.',
      'We use things again, and make less waste.',
      'Poison stays out of air, water and soil.',
    ],
    fr: [
      'On ne jette pas la bonne nourriture.',
      'On réutilise les choses et on fait moins de déchets.',
      'Pas de poison dans l’air, l’eau et le sol.',
    ],
    ar: [
      'لا يُرمى الطعام الجيد.',
      'نعيد استخدام الأشياء ونقلل النفايات.',
      'لا سموم في الهواء والماء والتربة.',
    ],
    hi: ['अच्छा खाना फेंका न जाए।', 'चीज़ें दोबारा काम में लें और कचरा कम करें।', 'हवा, पानी और मिट्टी में ज़हर न जाए।'],
  },
  {
    en: [
      'All countries keep the climate from getting hotter.',
      'People are ready for storms and floods.',
      'Every child learns about the climate.',
    ],
    fr: [
      'Tous les pays empêchent le climat de se réchauffer.',
      'Les gens sont prêts pour les tempêtes et les inondations.',
      'Chaque enfant apprend ce qu’est le climat.',
    ],
    ar: [
      'تمنع كل البلدان ازدياد حرارة المناخ.',
      'الناس مستعدون للعواصف والفيضانات.',
      'يتعلم كل طفل عن المناخ.',
    ],
    hi: ['सब देश जलवायु को और गरम होने से रोकें।', 'लोग आँधी और बाढ़ के लिए तैयार हों।', 'हर बच्चा जलवायु के बारे में सीखे।'],
  },
  {
    en: ['No rubbish gets into the sea.', 'Fish are left to grow up.', 'Parts of the sea are protected.'],
    fr: [
      'Aucun déchet ne va dans la mer.',
      'On laisse les poissons grandir.',
      'Des zones de la mer sont protégées.',
    ],
    ar: ['لا تصل القمامة إلى البحر.', 'تُترك الأسماك حتى تكبر.', 'أجزاء من البحر محمية.'],
    hi: ['समुद्र में कूड़ा न जाए।', 'मछलियों को बढ़ने दिया जाए।', 'समुद्र के कुछ हिस्से सुरक्षित हों।'],
  },
  {
    en: [
      'Forests stay, and new ones grow.',
      'Rare animals and plants are protected.',
      'Dry land becomes green again.',
    ],
    fr: [
      'Les forêts restent, et de nouvelles poussent.',
      'Les animaux et les plantes rares sont protégés.',
      'La terre sèche redevient verte.',
    ],
    ar: ['تبقى الغابات وتنمو غابات جديدة.', 'الحيوانات والنباتات النادرة محمية.', 'تعود الأرض الجافة خضراء.'],
    hi: ['जंगल बचे रहें और नए उगें।', 'दुर्लभ जानवर और पौधे सुरक्षित हों।', 'सूखी ज़मीन फिर हरी हो।'],
  },
  {
    en: [
      'No child is hurt.',
      'The law is the same for everybody.',
      'Every child has a name that is written down.',
    ],
    fr: [
      'Aucun enfant n’est maltraité.',
      'La loi est la même pour tous.',
      'Chaque enfant a un nom inscrit officiellement.',
    ],
    ar: ['لا يتعرض أي طفل للأذى.', 'القانون واحد للجميع.', 'لكل طفل اسم مسجّل.'],
    hi: ['किसी बच्चे को चोट न पहुँचाई जाए।', 'क़ानून सबके लिए एक हो।', 'हर बच्चे का नाम दर्ज हो।'],
  },
  {
    en: [
      'Rich countries help poor ones.',
      'Countries share what they know.',
      'Everybody works together on all goals.',
    ],
    fr: [
      'Les pays riches aident les pays pauvres.',
      'Les pays partagent ce qu’ils savent.',
      'Tout le monde travaille ensemble à tous les objectifs.',
    ],
    ar: [
      'تساعد البلدان الغنية البلدان الفقيرة.',
      'تتشارك البلدان ما تعرفه.',
      'يعمل الجميع معًا على كل الأهداف.',
    ],
    hi: ['अमीर देश ग़रीब देशों की मदद करें।', 'देश अपना ज्ञान बाँटें।', 'सब मिलकर सभी लक्ष्यों पर काम करें।'],
  },
];
