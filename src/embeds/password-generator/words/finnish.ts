/** 1,024 Finnish words of 3 to 9 letters from a grandmother's kitchen, yard or drawers: 10 bits each. */

const text = `
aalto aamiainen aamu aamupäivä aamutakki aarre ahkera ahven airo aitta ajatus albumi alku almanakka ankka
anoppi antaa apaja apila arki arkku arvoitus asema askel ateria aurinko autio auttaa avain banaani begonia
eläin elämä emäntä eno erämaa esiliina etana eteinen etelä etikka etsiä eväs eväät haapa haapero haarukka
hahtuva haikara haikeus hakaneula hakku halata halko halla hame hamppu hamsteri hanhi hanska hanuri hapan
harakka harava haravoida harju harmaa hattara hattu hauki haukka hehku heinä heinäkuu helle helmi helppo
henkari herkku herne herukka herätys herätä hetki hevonen hidas hieho hiekka hiihtää hiillos hiippa hiiri
hiiva hiljaa hiljainen hillo hilloke hirvi hius hiusneula hohde hoito hopea huhmar huilu huivi humppa hunaja
huone huopa hupi hurja huuhkaja huuhtoa huuli huurre huussi huvila hylje hylly hymyillä hyppiä hyppynaru
hyttynen hyytelö häkä hämähäkki hämärä häntä häät höylä ihme ikkuna ikuinen ilma ilo iloinen iltapäivä ilves
inkivääri istuttaa isä isäntä itikka jakkara jalas jalava jalka jasmiini jauhot jenkka joki joukko joulu
joulukuu joutsen jugurtti juhannus juhla juna juoda juolukka juoni juosta jutella juuri juusto jäkälä jänis
jänne järki jätski jää jääpuikko jäätelö kaali kaappi kahdeksan kahvi kahvila kaikki kaiku kaisla kaivaa
kajo kaksi kalakukko kalastaa kalastaja kalenteri kalja kallio kalvo kamari kampa kana kanava kaneli kanerva
kangas kannu kantele kanto kapula karamelli karhu karhunen karitsa karpalo karstata karvas kasari kaste
kastella kastelu kataja katiska katsoa kattaa kattaus kattila kaulin kaunis kauppa kaura kehrätä kehto kehys
kehä keidas keinu keittiö keitto keittää kelkka kellari kellot keltainen kenkä kenno keri kerma keräkaali
kesti kesäkuu kettinki kettu kevyt kieli kierre kihara kiikari kiikku kiinteä kiiski kiisseli kiito kiltti
kimppu kinkku kinnas kinos kipinä kippo kirja kirjava kirjuri kirkas kirkko kirpeä kirsikka kirstu kirves
kissa kisälli kitara kiuas kiulu kivi klapi koho koira koivu kolme kolmio komea koppa korento korkki korko
korpi korppu korva koskelo koski koti kotilo kotiseutu kotka kouru krookus kuha kuikka kuiske kuisti kuiva
kuivata kuje kukkaro kukko kukkula kulho kulkuri kulma kummi kummitus kumpu kuokka kuoria kuorma kuoro kuosi
kupari kupla kuppi kuppila kurki kurkku kurpitsa kutoa kutsu kuu kuukausi kuukkeli kuunnella kuutamo kuvio
kylmä kylvää kymmenen kymppi kynnys kynttilä kynä kypsä kyy kyyhky käki käpy kärppä kärpänen kärri käsityö
kävellä köynnös köysi laakso laatikko laavu lahna lahti laituri lakana lakka lakritsi lammas lammi lamppu
lankakerä lankku lanttu lapanen lapio lapsi laskea lasku lattia latu lauantai laude laulaa laulu lautanen
lauteet lautta lehmus lehmä leija leimu leipoa leipuri leipä leivos lelu lempi lenkki lepakko lepo leppoisa
letkis levy liekki liesi lieve liha lihapata lihapulla liikunta liina liiteri lintu lipas lipasto lippu lohi
loiste lokki loma lompakko luikku luistella luistimet lukea lukkari luku lumi lumipallo lumiukko luola
luonto luotsi lupiini lusikka luumu luuta lyhty lyhyt lyijykynä lykky lypsää lähde lämmin lämpö länsi lätty
lääkäri löyly löytää maa maalari maalaus made maito majava makea makkara makuu mallas malmi malva mansikka
marja marjastaa markka marmori marras masurkka matka maukas mehu meikki mekko mela merta mestari metso
metsuri miete moni moottori muikku muistaa muisto multa mummo munakas munkki muori musiikki muste mustikka
mutteri muutama myrsky myrtti myssy myyrä mäkärä männikkö mänty märkä möhkäle mökki naakka naapuri naava
nahka nalle napit nappi narsissi naula nauraa nauris nauru navetta neilikka neljä nenä neulanen neule neuvo
neva niemi niini niitty niittää nimipäivä niska nokka norppa norsu notko nukke nukkua nuora nuoska nuotio
nuotti nuppu nurmi nyssykkä nyytti näkkäri näky närhi näätä odottaa ohdake ohje ohra ohukainen oksa olento
oljet olkihattu omena ommella onki opettaja oppi oraspelto orava orkesteri orvokki osoite ovi paarma paasi
padat paikata paimen paino paistaa paisti paju paketti pakkanen paksu pala palikka pallo palmikko palttoo
pannari paperi pappa pappila parta parvi pasha patja pehmeä peili peippo peitto pellava pelto penaali penkka
pensas perhe perhonen perjantai persilja peruna pestä pesue pesuvati peura piano pihatie pihka pihlaja pihvi
piilo piimä piirakka piirto pikari pilkkoa pilli pimeä pioni pipari pipo pippuri pirtti pisara piste pitkä
pitsi pohja pohjoinen poika poimia polku polvi poppeli pora porina porkka porkkana porras porsas portaat
portti posliini possu posti potkuri pouta puhdas puhelin puhuri puikot pulkka pulla pulmu pulssi pumppu
punainen punajuuri punos puntari puolukka purkki pusero putki puuro puut puuvaja pyry pyyhe pyöreä pähkinä
päivä päre pärekori pässi päällys päärynä pääsky pöllö pöly pönkkä pönttö pöytä raaka raami radio rahi raita
raivo rako raparperi rapu rasia raskas rasti ratas rauha reikä reipas reitti remmi rengas reppu reuna
revontuli riekko rieska riihi riite rikas rillit rinkeli rinne risu rohto roiske rouhe rousku ruis ruiskukka
rukiinen runko ruoka rupikonna rusakko rusetti rusina ruskea ruukku ruusu ruuvi ryhmä ryijy ryppy rytmi
räiskäle räme räsymatto räystäs räätäli saada saapas saarna saavi saha saippua sakset salaatti salaisuus
salakka salama sali salkku sammakko sammal sammio sanko sanomat sarana sarka sato saukko sauma savu
seitsemän seiväs selkä sepeli seppele seppä setä seutu shakki sienestää sieni siima siipi siirappi siivous
sika silakka silittää silkki silmä silta simpukka sinappi sininen sipsi sipuli sirkka sisilisko sisko soikea
sointu soittaa soitto sokeri solki solmu sonni sopu sormi sormus sormustin sorsa soutaa soutuvene suihku
suitset sukeltaa sukka suklaa suksi sumu sunnuntai suo suolainen suppilo surina suutari suvi sydän syksy
syreeni sysi syvä syyskuu syödä sähkö säie säkki sämpylä sänky särmä säteri sävel sävy taika taikina taimi
taival takki talkoot taltta talvi tamma tango tanhu tanssia tarha tarina tarjota tassi tatti tavara tee
teeri televisio teline telkkä telta terho termos terva tiainen tieto tiili tiira tiistai tilhi tilka tilkku
timotei tina tippa tipu tiskata tiuku tohveli toive tontti tori torstai torttu toukka touko toukokuu
triangeli tuhat tuhka tuisku tuli tulitikku tulos tulppaani tulva tunne tunti tuntuma tunturi tuokkonen
tuoksu tuomari tuomi tuore tupa turve tuttu tyhjä tyrni tyttö tyven tyyli tyyny tähkä tähti täysi tölkki
tölli töppönen töyhtö uhma uida uistin ukki ukkonen ulappa uljas ullakko urku uros urpiainen usko usva utare
uudin uuni uuttera vaahtera vaahto vaari vaate vadelma vaho vaihde vaippa vaja valjaat valkoinen valokuva
valssi valta valtti vanha vanilja vannas vanne vanukas vapaa vappu varis varjo varpunen varsa vasara vasikka
vaski vati vatkata vatupassi vauhti vauva vehnä veisto veitsi velli vene verkko veräjä vesi vesisade
vetoketju vieras viesti vihko vihreä vihta viikate viikko viila viileä vilja vilkas vilkuttaa vimpeli vintti
vire virkata virsi vispi vispilä viuhka vohveli voi voikukka voima vuode vuohi vuokko vuono ydin ylpeä
ystävä äes äiti ämpäri ääni öljy
`

export const words: readonly string[] = text.trim().split(/\s+/)
