import type { PersonGender } from '../roster.ts';
import { wordsOf } from '../../search/index.ts';

/** First names of children and coaches in the five countries, folded. Written for this portal. */
const boys = `
adam adrian alan albert ales alessandro alexander alexej alfred alois ambroz anders andre andreas andrej andrzej anton antoni
antonin arkadiusz armin arne arnost artur augustin aurel bartek bartlomiej bartolomej bartosz bastian ben benedek benedikt
benjamin bernard bernd bernhard blazej bogdan bogumil bohdan bohumil bohumir bohuslav boleslav borek boris borivoj borys bretislav
bronislav bruno cenek christian christoph ctibor ctirad cyprian cyril cyryl czeslaw dalibor damian damir daniel darek dariusz
david dawid denis dennis detlef diego dieter dietmar dimitri dirk dobroslav dominik drahomir drahoslav dusan eduard edward egon
elias eliasz emanuel emil enzo eric erich erik ernest erwin evzen fabian felix ferdinand filip finn florian franciszek frank
frantisek franz franz fridolin friedrich fritz gabriel georg gerd gerhard gerrit grzegorz gunter gunther gustav hannes hans
harald hartmut havel heiko heinrich heinz helmut hendrik henri henrik henry henryk herbert hermann honza horst hubert hugo hynek
ignac ignacy igor ilja imrich ingo ivan ivo jachym jacek jakob jakub jan janek janko janne jannik jannis janusz jaroslav jaroslaw
jaromir jason jens jeremiasz jerome jeronym jerzy jindrich jiri joachim jochen joel johann johannes johan john jon jona jonas
jonathan jorg jorgen josef joseph josip joszef jozef jozko julian julius jurgen juri juraj justin justus kai kaj kajetan kamil
karel karl karol karsten kasimir kaspar kasper kazimierz kevin kilian klaus klement konrad konstantin konstanty kornel krystian krystof
krzysztof kristian kryspin kuba kurt ladislav lars lasse leander leif lennard lennart lenny leo leon leonard leonardo leopold
leos leszek levi liam libor linus lorenz lothar louis lubomir lubor lubos luboslav luca lucian lucjan ludek ludovit ludvik ludwig ludwik
luis luk lukas lukasz lumir maciej mads magnus maksymilian malte manfred manuel marcel marcin marco marcus marek marian mario
marius mariusz mark marko markus marten martin marvin matej mateo mateusz mathias mathis mats matteo matthias matti matus maurice
max maxim maximilian maxmilian mattis matyas melichar michael michal michael michel mihael mikael mike mikolaj mikulas milan
milos miloslav mirek miro miroslav miroslaw mojmir moritz nathan nathanael neven niclas nicolas niels nikita nico niklas niko nikolai
nikolaj nikolas nils noah norbert noel oldrich olaf ole oleg oleksandr oliver olivier olli ondra ondrej oscar oskar oswald otakar
otmar oto otokar otto pascal patrick patrik patryk paul pavel pavol pawel peer pepa peter petr philip philipp phillip pierre piotr
przemek przemyslaw premysl prokop radek radim radomir radoslav radoslaw radovan rafael rafal raimund rainer ralf ralph rastislav
reinhard richard robert robin rodolfo roland roman rolf ronald rostislav ruben rudolf rudiger ruzyslav ryszard sebastian sebestian
sepp severin siegfried silvester silvio simon slavomir slawomir sofian soren stanislav stanislaw stefan steffen stepan stephan steven
stjepan sven svatopluk svatoslav svetozar szczepan szymon tade tadeas tadeusz thaddaus theo theodor thomas thorsten tibor till tilo tim
timm timo timon timotej timothy tobias tom tomas tomasz tomek toni torben torsten tristan tycjan tymon tymoteusz udo ulrich uwe vaclav
valentin valentyn valerian vasil vasek vavrinec veit viktor vilem viliam vilhelm vincenc vincent vit vitek vitezslav vladan
vladimir vladislav vlastimil vlastislav vojta vojtech volker volodymyr waclaw waldemar walter wawrzyniec wenzel werner wieslaw wiktor
wilhelm wilhelm witold wladyslaw wojciech wojtek wolfgang xaver yannick yannik yuri zbigniew zbynek zbysek zdenek zdenko zdislav
zikmund zygmunt`;
const girls = `
ada adela adelaide adele adelheid adriana agata agnes agnieszka alena alexandra alexa aleksandra alice alicia alicja alina aloisie
alzbeta amalia amalie amelia amelie ana anastasia anastazie andela anezka anetta aneta angela angelika angelina ania anika anita anja
ann anna annabel annalena anne anneliese annemarie annett annette annika antje antonia antonie antonina apolena arleta astrid
augusta aurelia barbara barbora bara barca bea beata beate beatrice beatrix bedriska berenika bernadeta bernadette berta bettina
bibiana birgit blanka blazena bohdana bohumila bohuslava bozena brigita brigitta brigitte bronislava brygida carina carla carlotta
carmen carolin carolina caroline cecilia cecilie cecylia charlotte chiara christa christiane christin christina christine clara
claudia constanze cora corinna cornelia dagmar dagmara dajana damaris dana danica daniela danuse danuta daria darina darja debora
denisa diana dita dominika dora doreen doris dorota dorothea dorothee drahomira drahoslava dusana edita edith edyta ela elena eleonora
elfriede elisa elisabeth elise elisabet eliska elke ella ellen elli elsa elvira elzbieta ema emilia emilie emily emma erika erna
ester esther eugenie eva eveline evelina evelyn ewa ewelina fatima felicia felicitas filipa filomena finja fiona flora
franciska franka frantiska franziska frederike frida frieda friederike gabi gabriela gabriele gerda gertrud gertruda gisela gizela
gloria grazyna greta grete gudrun halina hana hanka hanna hannah hanne hannelore hanni hedvika heda heidi heike helena helene helga
henriette henrietta hermina hilda hildegard ida ilona ilse ilka ina ines inga inge ingeborg ingrid irena irene irina iris irma
isabel isabela isabell isabella isabelle iva ivana iveta ivona iwona iza izabela izabella jacqueline jadwiga jagoda jana janina jarka
jarmila jaroslava jasmin jasmina jaruska jelena jennifer jenny jessica jette jindra jindriska jirina jitka joanna johana johanna jola jolana
jolanta josefa josefina josephine jozefina judita judith jule julia juliana juliane julie julita justina justyna jutta kaja
kamila karen karin karina karla karolin karolina karoline kasia katarina katarzyna kateřina katerina katharina kathi kathrin katja
katka katrin katyna kerstin kim kinga kira klara klaudia klaudie klementyna kornelia kristin kristina kristine kristyna krystyna ksenia kveta
kvetoslava kvetuse ladislava lada lana lara larissa laura lea leah lena lene leni lenka leona leonie leontina leokadia libena
libuse lida lidia lidie lidka lidmila lieselotte liesl lilia lilian liliana lilien lilly lily lina linda linn lisa liselotte liv livia ljuba
lotta lotte lou louisa louise lubica lubomira luca lucia lucie lucja lucyna ludmila ludmila luisa luise lujza lydia lydie madeleine
magda magdalena magdalene magdolna maja maike malgorzata malina malvina mandy manuela marcela marcelina marcela margareta margarete margaretha
margarethe margarita margit margita margot maria mariana marianna marianne marie mariella marieke marika marina marion mariola marita
mariya markéta marketa marla marlen marlena marlene marta martha martina martyna maruska maryla marysia maryna mathilda mathilde
matylda maya melanie melina melissa merle mia michaela michalina michelle mila mila milada milana milena milka milena milica miloslava mina mira
miranda mirela miriam mirka miroslava mirjam mona monika mona nadezda nadia nadine nadja nancy naomi natalia natalie nataly natascha
natasa nela nele nelly nicole nika nikol nikola nikoleta nina noemi nora norma olena olga oliwia olivia ola otilie otylia pamela patricia
patricie patrycja paula paulina pauline pavla pavlina petra petronela pia polina radka radmila radomira radoslava ramona rebeca rebecca rebeka
regina regine renata renate ria rita romana romy rosa rosalie rosemarie rosina roswitha rozalia rozalie rozarka ruth ruzena ruta sabina
sabine sabrina samanta samantha sandra sara sarah sarka saskia selina selma senta sibylle sidonie silke silvia silvie simona
simone slavka slavomira sofia sofie sona sonja sonia sophia sophie stanislava stefania stefanie steffi stela stella stepanka susann
susanna susanne svatava svenja svetlana svetluse sylva sylvia sylvie sylwia tabea tamara tanja tana tatana tatiana tea teodora tereza teresa terezie terezia
terka thea theresa therese tina tonia tosca ulla ulrike ursula urszula ute valentina valentyna valeria valerie valeska vanda vanesa
vanessa vendula vendulka vera verena verona veronica veronika veronique viera vierka viktoria viktorie vilma viola violeta virginia
viktoria vivian viviana vivien vlasta vlastimila vladimira wanda weronika wiebke wiktoria wilma wioletta xenie xenia yasmin yvona yvonne
zaneta zaklina zdena zdenka zdislava zita zlata zlatka zoe zofia zofie zora zosia zuzana zuzanna zuzka`;
/** Given to boys in one country and to girls in another, or to both. */
const both = `alex andrea dominique elia eli gabi jindra jona jule kaja kai kaj kim luca lada lou mika mila nikola nikita noa noel ola robin rene
sasa sascha sasha saso toni vlasta jarka mirka jirka misa nika nico ondra pepa simone yann yuna jean joan andree charlie chris kris sam ilja isa pat stana zdena`;

/** First names that are usual family names too: beside an unknown word they show nothing. */
const families = `adam albert albrecht alois ambroz andreas anders anton arnold august augustin bartos benedikt benes bernard bernhard blaha
bohumil conrad daniel david denk dominik eberhard ernst eduard erhard fabian felix ferdinand filip florian frank franz frantisek friedrich
fritz gabriel georg gerhard gunther gustav hartmann havel heinrich heinz hendrik henrich herbert hermann horst hubert hugo hynek ignac
jachym jacob jakob jakub janek jaros jonas jordan josef jonak kaiser karel karl kaspar kasper kilian klaus klement klemens konrad kristian krystof
kryspin kuba kubat leo leon leonard leopold lorenz lothar ludvik ludwig luis lukas marcin marek marian mark marko markus martin martinek matej mates
mathias matous mattias maurer max maxa maximilian metodej michael michal michalek michel mika mikulas milan miroslav moritz nikolaus norbert
oldrich oliver oswald otto patrik paul paulus pavel pavlik peter petr philipp prokop rafael reinhard richard robert robin roland roman
rolf rudolf samuel sebastian severin siegfried simon stanek stanislav stefan stepan thomas tomas tomasz tomek ulrich urban vaclav vaclavik
valentin vavra viktor vilem vincent vit vitek vladimir vojtech volker walter waldemar wenzel werner wilhelm wolf zbynek zikmund`;

const set = (names: string) => new Set(wordsOf(names));
const either = set(both);
const boyNames = set(boys);
const girlNames = set(girls);
const familyNames = set(families);

/** Whether a word is a usual first name in one of the five countries; `also-family`: and a usual family name. */
export function firstNameUse(word: string): 'first' | 'also-family' | null {
  const parts = wordsOf(word);
  const isFirst = parts.every((part) => boyNames.has(part) || girlNames.has(part) || either.has(part));
  if (parts.length === 0 || !isFirst) return null;
  return parts.some((part) => familyNames.has(part)) ? 'also-family' : 'first';
}

export function isUsualFirstName(word: string): boolean {
  return firstNameUse(word) !== null;
}

/**
 * Gender that a name implies: the first name when it is given to one gender only, else the ending of a Slavic
 * family name. null: not implied.
 */
export function genderOfName(firstName: string, lastName: string): PersonGender | null {
  const [first = ''] = wordsOf(firstName);
  const isBoy = boyNames.has(first);
  const isGirl = girlNames.has(first);
  if (!either.has(first) && isBoy !== isGirl) return isBoy ? 'M' : 'W';
  const last = wordsOf(lastName).at(-1) ?? '';
  if (/(?:ova|ska|cka|dzka)$/.test(last) && last.length > 4) return 'W';
  return /(?:ski|cki|dzki|sky|cky)$/.test(last) && last.length > 4 ? 'M' : null;
}
