/**
 * Common words of children's books in English, beside those of the library's titles: what a misspelled word is
 * compared with.
 */
export const COMMON_WORDS: readonly string[] = (
  'about afraid after again air always animal animals another apple ask asked away baby back bad ball bear beautiful ' +
  'because bed bee bees been before began begin behind believe best better big bird birds birthday black blue boat body book ' +
  'books bought box boy boys bread bright bring brother brought build built busy butterfly buy cake called came can ' +
  'castle cat caught chair change chicken child children city clean clever climb close clothes cloud cold colour come ' +
  'could country cried crown dance dark daughter day dear did different dinner dog dolphin door down dragon draw dream ' +
  'dress drink duck each early earth easy eat egg eight elephant end enough evening every eye eyes face fairy family ' +
  'farm fast father favourite feel feet field find finger fire first fish five flew flower flowers fly food foot ' +
  'forest found four fox friend friends frightened frog from fruit full fun funny game garden gave ghost giant giraffe ' +
  'girl glass goat gold good grandma great green ground grow guess hair half hand happy hat head hear heard heart ' +
  'heavy help high hill history hold home horse house how hundred hungry hurt ice idea island jump jumped keep kind ' +
  'king kitchen kite kitten knew knife knight know lake language large last late laugh laughed laughing learn leave ' +
  'left letter library light lion little live long look lost loud love made magic make many market maths mean might ' +
  'milk money monkey monster moon morning mother mountain mouse mouth much music name near never new night noise nose ' +
  'nothing number ocean octopus often old once open other our out owl page paint paper parrot party people phone ' +
  'picture piece pirate place planet plant play please poem police princess prize queen question quick quiet rabbit ' +
  'rain rainbow read ready red remember right river road robot rocket room rough round run said sailor scared school ' +
  'science sea second secret seed seven shadow shark sheep ship shoe should shout sing sister sky sleep slow small ' +
  'smile snail snake snow soft some song soon space spider spring squirrel star stars start stop stories story strange ' +
  'street strong summer sun sure surprise swim table tale talk tall teacher thank their there thing think thought ' +
  'three through tiger time tired today together tomorrow took tooth town toy train treasure tree trees tried true ' +
  'turtle twelve two ugly uncle under until very village voice wait walk want warm was watch water weather were whale ' +
  'what wheel when where which white who why wild wind window winter wish witch with wolf woman wonder wood word work ' +
  'world would write wrong yellow yesterday young zebra zoo'
).split(' ');
