/** English words that a sign may spell once some of its letters are dark. */
export const words: ReadonlySet<string> = new Set(
  `
ace ache acorn act age ago air ale alone amber anchor angel ant ape apple apron arch area arena arm art ash ask ate
atlas aunt axe bacon badge bag bake ball balloon band bank bar bare bark barn base basil bat bath bay beach bead bean
bear beat bed bee beef beer bell belt bench berry best bet bike bill bird bit bite blame blue boar boat bob bold bolt
bone book boot bore born boss bow bowl box boy brain bran bread brick bride broom bug bun burn bus bush butter cab cabin
cafe cage cake calm camel camp can candle cane cap cape car card care carrot cart case cash cat cave cell cent chair
champ chap cheap cheer cheese chef chess chin chip choir clam clan clap claw clay clean clock coal coast coat cod coin
cold comb come cone cook cool cop cope core corn cost cot court cow crab crane crate cream crew crib crime crow cry cup
cure curl cute dance dare dart data date dawn day deal dear debt deer den dent desk dew diet dime dine dirt dish dive
dock dog doll done donor door dot dove draft draw dream dress drone drop drum dry duck due dune dust ear earn east easy
eat echo eel egg elf elk elm end era error even evil exit eye face fair fake fall fan far fare farm fast fat fate fault
fear feast fee feet fern few fig film fin fine fir fire fish fit five flag flame flat flea flight floor flour flower
flute fly foam foe fog fold font food fool foot fork form fort fox free fresh frog fruit fun fur gain game gap gas gate
gem ghost gift girl give glad glass glow glue goal goat gold golf gone goose gown grape grass gravy great grin grip
grow guest guilt gum guy hail hair half hall ham hammer hamster hand hare harp hat hate hay head heal heap hear heart
heat hell help hen herb herd hero hid hide hill hint hip hire hit hog hole holy home honey hood hook hope horn horse
host hot hotel hour house hub hug hunt hut ice icon idea idle ink inn ion iron item ivy jam jar jaw jazz jelly jet job
join joke joy judge juice jump junk keen keep key kid kind king kiss kit kite knee knit knot lace lad lady lake lamb
lamp land lane lap lark last late law lawn lazy leaf leap learn leather leg lemon lens lent lice lid lie life lift
light like lime line lion lip list lit live load loan local lone long loop lost lot loud love low luck lunch lung mad
magic maid mail main mall man mane map mare mars mask mast mat mate maths maze meal mean meat meet melon melt men mend
menu mess metal mice mild mile milk mill mind mine mint mist mit moat mob mole money moon moose more moss moth motor
mouse mouth mud mug mule muse nap near neat neck need nest net new news nice night noise none noon north nose not note
noun now nurse nut oak oar oat oats odd odour off oil old olive omen one onion opal open opera oral orb order ore organ
oven owe owl own owner pack page pain paint pair pale palm pan pane panic pant pants paper park part party pass past
paste pat path paw pay pea peace peach peak pear peel peg pen pest pet phone piano pie pig pile pill pin pine pink pint
pipe pit pizza place plain plan plane plant plate play plea please plot plum poem poet pole pond pony poor pop port
pose post pot price pride prize proud prune pub puma pump pun pure purse quay queen quiet quit race rack radio raft
rage rain rake ram ran rank rare rat rate raw ray read real red reed rent rest rib rice rich ride ring riot ripe rise
risk road roar roast rob robe rock rod role roof room root rope rose rot row rug ruin rule rum run rush rust sad safe
sage sail salad sale salt same sand sane sauce sauna save saw scar scare school sea seal seat see seed seen self send
shade shape shark she shed sheep sheet shell ship shirt shoe shop shore short show shy sick side sign silk sin sing
sink sip sir site size skate ski skin sky slap sled sleep slice slim slip slow small smart smell smile smoke snack
snail snake snow soap sob sock sofa soft sold solo some son song soon sore soul soup sour south sow space spade spare
spell spice spill spin spoon sport spot spy stage stain stair stale stall star stare start state stay steak steal
steam steel stem step stew stick still stone stop store storm story stove street sue suit sum sun swan sweat swim
table tail tale talk tall tame tan tank tap tape tar tart task taste tax taxi tea team tear teen ten tent term test
text thaw thin tide tie tile time tin tip tired toad toast toe toil tomb ton tone tool tooth top torn tour towel tower
town toy trade trail train tram trap tray treat tree trip trot trout true tub tuna tune twin ugly uncle unit urn use
van vase vast veal vest vet vine voice vote wage wait wake wale walk wall war ward warm wart wash wasp wave wax way
weak wear web wedge weed week well west wet whale wheat wheel who wife wig wild will win wind wine wing wise wish wit
woe wolf wood wool word work worm wow yak yard yarn year yell yes yet young zoo
abler able actor after again agent alive allow alone along alter anger ankle arise arrow aside avenue award beard began
below blast blaster blather blow bother bound bounds bower branch brand breach breed brother bunch bundle butler canon
canyon caring cater certain chance change charge chat cheat chill choice chose clever closet cloth clothe clown coming
coral corner costly count county cover crash crate crater create crown cruel daily danger darling daughter decide
devil dinner divers diverse doctor double dragon driven driver dwell eager eagle earl early earth east eastern eaten
eight elder ember enter entrance errand ever every fallow farce farmer father fatter favour feather feature fiend fight
finger flatter flesh flicker float flow flower follow forest former fowl friend frighten garden gather ghastly gold
goldfish grand grave gut hall hallow harm harming hasten haunt hearth hears heater heater heather heaven height heron
hinge hollow honest horde hover idol insect island jungle kingdom kitten know ladder lather latter laugh laughter lava
layer leap ledge lever light lighten lighter listen litter lively liver lover lovely machine manor marble market marten
master matter merry mess mistake moment monkey moor mooring morning mother mountain mouthful mustard nerve never nigh
nightmare nine north number nunnery object ocean office orange order other ought ounce over paint painter pantry part
parties partner passage pastry patter person pilot planet platter player pleasure plight plough pound powder power
pretty price princes prison problem pry queue quite rabbit raging rain ranger rapid rash rather ready rental revolt
right rive river rover saddle salute savage say scare scarf scarlet school science season seat seaweed second secret
sever shower silver simple singing sister slander slaughter slave slaver slay sleet sliver slow smell smother sole
sooner spanner spark sparking spray spring staring starling startling station sting stinging stray string stringing
stroke strong studio summer super supper sweater swine swing sword talking tamper teacher tether theme them then there
thing think thinking third thorn those thought thread three threw throat throne through thunder tiger tight timber
tinker together tongue total touch tower treasure trust turtle twine twinkle under united usher valley vanity very
village violin visit waiter wander want warmer water weather wether whether white whole widow winder window winner winter
wither witness woman women wonder world worse worth wreath writer yearn yellow
`
    .trim()
    .split(/\s+/),
)
