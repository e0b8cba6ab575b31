import type { Part } from './wordnet.rules.ts';

/**
 * Words of picture books, explained for beginning readers, in the four languages of the product: the explanations of
 * a general dictionary are harder than these words. Each line is `word, other forms | part | meaning`.
 */
const FIRST_WORDS: Record<string, string> = {
  en: `
dog|noun|an animal with four legs that barks and often lives with people
cat|noun|a small furry animal that purrs, catches mice and often lives with people
mouse|noun|a very small animal with round ears and a long thin tail
bird|noun|an animal with feathers, two legs and two wings; most can fly
fish|noun|an animal that lives in water and swims with its fins
cow|noun|a big farm animal that gives milk
goat|noun|an animal with horns and a little beard that climbs well
chicken|noun|a bird that people keep for its eggs
hen|noun|a mother chicken
horse|noun|a big strong animal that people can ride
lion|noun|a big wild cat; the father has long hair round his head
elephant|noun|the biggest animal on land, with a long nose called a trunk
monkey|noun|a clever animal with hands and a long tail that climbs trees
sloth|noun|an animal of the rainforest that hangs in trees and moves very slowly
butterfly|noun|an insect with four big wings in bright colours
bee|noun|a flying insect that makes honey
sun|noun|the star that gives us light and warmth by day
moon|noun|the round bright thing in the sky at night that goes round the Earth
star|noun|a small bright point in the sky at night; it is really a very far sun
sky|noun|what you see above you when you are outside
water|noun|what falls as rain, fills rivers and the sea, and what we drink
river|noun|a lot of water that flows through the land to the sea
sea|noun|the salt water that covers most of the Earth
rain|noun|drops of water that fall from the clouds
wind|noun|air that moves, so that leaves dance and kites fly
cloud|noun|a white or grey shape in the sky, made of tiny drops of water
tree|noun|a tall plant with a trunk, branches and leaves
seed|noun|the small part of a plant from which a new plant grows
leaf|noun|one of the flat green parts of a plant
flower|noun|the part of a plant that is often bright and smells sweet
root|noun|the part of a plant that grows down into the ground and drinks water
forest|noun|a big place where many trees grow
mountain|noun|a very high hill
garden|noun|a piece of ground where flowers or vegetables grow
soil|noun|the earth in which plants grow
house|noun|a building where people live
school|noun|a place where children learn together
book|noun|pages with words or pictures that you can read
story|noun|something told in words, true or made up
friend|noun|somebody you like and who likes you
mother|noun|a woman who has a child
father|noun|a man who has a child
bread|noun|food made of flour and water and baked in an oven
milk|noun|the white drink that mothers and cows make for their young
egg|noun|the round thing from which a young bird comes
big|adj|not small
small|adj|not big
tiny|adj|very, very small
enormous|adj|very, very big
happy|adj|feeling good, like when you want to smile
sad|adj|feeling unhappy, like when you want to cry
brave|adj|doing what is right although you are afraid
kind|adj|good and friendly to others
hungry|adj|wanting to eat
afraid|adj|feeling that something bad may happen
sleepy|adj|wanting to sleep
beautiful|adj|very nice to look at or to hear
dark|adj|with little light or none
run|verb|to go very fast on your legs
jump|verb|to push yourself off the ground into the air
sleep|verb|to rest with your eyes closed and not know what happens around you
grow|verb|to become bigger
whisper|verb|to speak very quietly
shout|verb|to speak very loudly
laugh|verb|to make a happy sound because something is funny
cry|verb|to have tears in your eyes because you are sad or hurt
swim|verb|to move through water with arms, legs or fins
fly|verb|to move through the air with wings
climb|verb|to go up with hands and feet
dream|verb|to see pictures and stories in your mind while you sleep
plant|verb|to put a seed or a young plant into the ground
share|verb|to give others a part of what you have`,
  fr: `
chien,chiens|noun|un animal à quatre pattes qui aboie et vit souvent avec les gens
chat,chats|noun|un petit animal à poils doux qui ronronne et attrape les souris
souris|noun|un tout petit animal aux oreilles rondes et à la queue longue et fine
oiseau,oiseaux|noun|un animal qui a des plumes, deux pattes et deux ailes
poisson,poissons|noun|un animal qui vit dans l’eau et nage avec ses nageoires
vache,vaches|noun|un grand animal de la ferme qui donne du lait
lion,lions|noun|un grand chat sauvage ; le père a une crinière
éléphant,éléphants|noun|le plus grand animal de la terre ; son long nez s’appelle une trompe
papillon,papillons|noun|un insecte qui a quatre grandes ailes de couleur
soleil|noun|l’étoile qui nous donne la lumière et la chaleur pendant le jour
lune|noun|la boule claire que l’on voit la nuit dans le ciel et qui tourne autour de la Terre
étoile,étoiles|noun|un point qui brille dans le ciel la nuit ; c’est un soleil très loin
ciel|noun|ce que l’on voit au-dessus de soi quand on est dehors
eau,eaux|noun|ce qui tombe quand il pleut, remplit les rivières et la mer, et ce que l’on boit
rivière,rivières|noun|de l’eau qui coule à travers le pays
mer,mers|noun|l’eau salée qui couvre presque toute la Terre
pluie|noun|des gouttes d’eau qui tombent des nuages
vent|noun|de l’air qui bouge et fait danser les feuilles
arbre,arbres|noun|une grande plante avec un tronc, des branches et des feuilles
graine,graines|noun|la petite partie d’une plante d’où pousse une nouvelle plante
feuille,feuilles|noun|une partie plate et verte d’une plante
fleur,fleurs|noun|la partie d’une plante qui a souvent de belles couleurs et sent bon
forêt,forêts|noun|un grand endroit où poussent beaucoup d’arbres
terre|noun|ce qu’il y a sous nos pieds et où poussent les plantes
maison,maisons|noun|un bâtiment où l’on habite
école,écoles|noun|un lieu où les enfants apprennent ensemble
livre,livres|noun|des pages avec des mots ou des images que l’on peut lire
ami,amis,amie,amies|noun|quelqu’un que l’on aime bien et qui nous aime bien
grand,grande,grands,grandes|adj|qui n’est pas petit
petit,petite,petits,petites|adj|qui n’est pas grand
heureux,heureuse|adj|qui se sent bien et a envie de sourire
triste,tristes|adj|qui n’est pas content et a envie de pleurer
courageux,courageuse|adj|qui fait ce qui est juste même s’il a peur
dormir,dort|verb|se reposer les yeux fermés
courir,court|verb|aller très vite avec ses jambes
sauter,saute|verb|quitter le sol d’un coup de jambes
pousser,pousse|verb|devenir plus grand, pour une plante
rire,rit|verb|faire un bruit joyeux parce que c’est drôle
voler,vole|verb|se déplacer dans l’air avec des ailes
rêver,rêve|verb|voir des images et des histoires pendant que l’on dort`,
  ar: `
كلب,كلاب|noun|حيوان له أربع أرجل ينبح ويعيش كثيرًا مع الناس
قطة,قط,قطط|noun|حيوان صغير ناعم الشعر يموء ويصطاد الفئران
فأر,فئران|noun|حيوان صغير جدًّا له أذنان مستديرتان وذيل طويل رفيع
طائر,طيور,عصفور|noun|حيوان له ريش وجناحان ورجلان، وأكثره يطير
سمكة,سمك|noun|حيوان يعيش في الماء ويسبح بزعانفه
بقرة,بقر|noun|حيوان كبير في المزرعة يعطينا الحليب
أسد,أسود|noun|حيوان برّي قويّ من عائلة القطط، وحول رأس الأب شعر طويل
فيل,فيلة|noun|أكبر حيوان على اليابسة، وأنفه الطويل اسمه خرطوم
فراشة,فراشات|noun|حشرة لها أربعة أجنحة ملوّنة
شمس|noun|النجم الذي يعطينا الضوء والدفء في النهار
قمر|noun|الجسم المضيء الذي نراه في السماء ليلًا ويدور حول الأرض
نجمة,نجم,نجوم|noun|نقطة تلمع في السماء ليلًا، وهي شمس بعيدة جدًّا
سماء|noun|ما نراه فوقنا عندما نكون خارج البيت
ماء,مياه|noun|ما ينزل مع المطر ويملأ الأنهار والبحر، وهو ما نشربه
نهر,أنهار|noun|ماء كثير يجري في الأرض إلى البحر
بحر,بحار|noun|الماء المالح الذي يغطّي أكثر الأرض
مطر|noun|قطرات ماء تنزل من الغيوم
شجرة,شجر,أشجار|noun|نبات كبير له جذع وأغصان وأوراق
بذرة,بذور|noun|الجزء الصغير من النبات الذي ينمو منه نبات جديد
زهرة,أزهار,زهور|noun|الجزء الملوّن من النبات، ورائحته طيّبة كثيرًا
غابة,غابات|noun|مكان كبير تنمو فيه أشجار كثيرة
بيت,بيوت,منزل|noun|بناء يسكن فيه الناس
مدرسة,مدارس|noun|مكان يتعلّم فيه الأطفال معًا
كتاب,كتب|noun|صفحات فيها كلمات أو صور نقرؤها
صديق,صديقة,أصدقاء|noun|شخص تحبّه ويحبّك
كبير,كبيرة|adj|ليس صغيرًا
صغير,صغيرة|adj|ليس كبيرًا
سعيد,سعيدة|adj|يشعر بالفرح ويريد أن يبتسم
حزين,حزينة|adj|يشعر بالضيق ويريد أن يبكي
شجاع,شجاعة|adj|يفعل الصواب حتّى وهو خائف
جائع,جائعة|adj|يريد أن يأكل`,
  hi: `
कुत्ता,कुत्ते,कुत्तों|noun|चार पैरों वाला जानवर जो भौंकता है और अक्सर लोगों के साथ रहता है
बिल्ली,बिल्लियाँ|noun|मुलायम बालों वाला छोटा जानवर जो म्याऊँ बोलता है और चूहे पकड़ता है
चूहा,चूहे|noun|गोल कानों और लंबी पतली पूँछ वाला बहुत छोटा जानवर
चिड़िया,चिड़ियाँ,पक्षी|noun|पंखों वाला जीव जिसके दो पैर होते हैं और जो अक्सर उड़ता है
मछली,मछलियाँ|noun|पानी में रहने और तैरने वाला जीव
गाय,गायें|noun|बड़ा पालतू जानवर जो दूध देता है
शेर|noun|बिल्ली के परिवार का बड़ा और ताकतवर जंगली जानवर
हाथी|noun|ज़मीन का सबसे बड़ा जानवर, जिसकी लंबी नाक को सूँड कहते हैं
तितली,तितलियाँ|noun|रंग-बिरंगे पंखों वाला कीड़ा
सूरज,सूर्य|noun|वह तारा जो दिन में हमें रोशनी और गरमी देता है
चाँद,चंद्रमा|noun|रात को आसमान में चमकने वाला गोला जो धरती के चारों ओर घूमता है
तारा,तारे|noun|रात के आसमान में चमकता बिंदु; असल में बहुत दूर का सूरज
आसमान,आकाश|noun|बाहर खड़े होने पर जो ऊपर दिखता है
पानी,जल|noun|जो बारिश में गिरता है, नदियों और समुद्र में भरा है, और जिसे हम पीते हैं
नदी,नदियाँ|noun|बहता हुआ बहुत सारा पानी जो समुद्र तक जाता है
समुद्र,सागर|noun|खारा पानी जो धरती के ज़्यादातर हिस्से पर है
बारिश,वर्षा|noun|बादलों से गिरने वाली पानी की बूँदें
पेड़,पेड़ों|noun|तने, डालियों और पत्तों वाला ऊँचा पौधा
बीज|noun|पौधे का छोटा हिस्सा जिससे नया पौधा उगता है
फूल,फूलों|noun|पौधे का सुंदर, रंगीन हिस्सा जिससे अक्सर खुशबू आती है
जंगल|noun|वह बड़ी जगह जहाँ बहुत सारे पेड़ होते हैं
घर|noun|जहाँ लोग रहते हैं
स्कूल,विद्यालय|noun|जहाँ बच्चे साथ मिलकर सीखते हैं
किताब,किताबें,पुस्तक|noun|शब्दों या चित्रों वाले पन्ने जिन्हें हम पढ़ते हैं
दोस्त,मित्र|noun|जिसे तुम पसंद करते हो और जो तुम्हें पसंद करता है
बड़ा,बड़ी,बड़े|adj|जो छोटा न हो
छोटा,छोटी,छोटे|adj|जो बड़ा न हो
खुश|adj|जिसका मन अच्छा हो और जो मुस्कुराना चाहे
उदास,दुखी|adj|जिसका मन अच्छा न हो और जो रोना चाहे
बहादुर|adj|जो डर लगने पर भी सही काम करे
भूखा,भूखी|adj|जो खाना चाहता हो`,
};

interface FirstWord {
  headword: string;
  part: Part;
  meaning: string;
}

const WORDS = new Map<string, FirstWord>();
for (const [language, lines] of Object.entries(FIRST_WORDS))
  for (const line of lines.trim().split('\n')) {
    const [forms = '', part = 'noun', meaning = ''] = line.split('|');
    const [headword = ''] = forms.split(',');
    for (const form of forms.split(','))
      WORDS.set(`${language} ${form}`, { headword, part: part as Part, meaning });
  }

/** Arabic particles that are written together with the next word: and, so, with, for, as, and the article. */
const ARABIC_BEGINNING = /^(?:[وف]?[بك]?ال|[وف]?لل|[وفبلك])(?=\p{L}{2})/u;
const ARABIC_MARKS = /[\u064b-\u0652\u0670]/g;

/** The explanation of a picture-book word; null for other words. `word` must be normalized with `wordOf`. */
export function pictureBookWord(language: string, word: string): FirstWord | null {
  const found = WORDS.get(`${language} ${word}`);
  if (found || language !== 'ar') return found ?? null;
  const bare = word.replace(ARABIC_MARKS, '');
  return WORDS.get(`ar ${bare}`) ?? WORDS.get(`ar ${bare.replace(ARABIC_BEGINNING, '')}`) ?? null;
}
