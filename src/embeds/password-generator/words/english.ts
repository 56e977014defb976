/** 2,048 common English words of 3 to 9 letters: 11 bits each. */

const text = `
abbey absent accent accord account acorn acre action actor admiral admire adult advance adverb advice aerial
affair after agent ahead airport aisle alarm album alert algebra alike alley almond alone along aloud alpha
alphabet alpine always amaze amber amount amuse anchor ancient angle animal ankle annual another answer
antique antler appeal applaud apple apricot april apron aquarium arcade arch archer arctic area arena
armchair armour artichoke article artist aside aspen asteroid astronaut athlete atlas atom attic auction
august aunt author autograph autumn avenue avocado awake award away axle baby badge badger bag bagel bait
baker bakery balance balcony ball ballad ballet balloon bamboo banana band bandage banjo banner banquet
barber bargain barley barometer baron barrel baseball basement basic basil basket bassoon bath battery beach
beacon beam bean beard beauty beaver bed beech beef beer beetle belt berry bicycle bike bilberry bin binder
biology birch bird birthday biscuit bison black blackbird blade blanket blazer blend blinds blink blizzard
bloom blossom blouse blue bluebell blueberry bluff blush board boat bobbin bobsleigh body boiler bonfire
bonnet bonus booklet border borrow bottle bottom boulder bounce boundary bouquet bowl box bracelet bracket
brain brake branch brass brave break breakfast breath breeze brick bridge brief bright bring brisk bristle
broad broccoli bronze brook broth brother brown bruise bubble bucket buckle budget buffalo buffet buggy
bugle build builder bulb bumblebee bumper bundle bunny buoy burger burrow bus butter butterfly button buyer
buzz cabbage cabin cable cactus cake calcium calendar calf camel camera camphor canal canary candle canoe
canvas canyon capable cape capital capsule captain caramel caravan carbon card careful cargo carnival carol
carpenter carpet carriage carrot carry cartoon carve cash cashew casket castle casual cat catch caterer
cautious ceiling celebrate celery cellar cello cement census centre century ceramic cereal certain chain
chalk chamber champion chance change channel chapter charcoal charm chart chase chatter cheap check cheer
cheese chef chemist cheque cherry chess chestnut chicken chicory chief child chilly chime chimney chip
chisel chive chocolate choice choir choose chord chorus chuckle cider cinema cinnamon circle circuit circus
city civic clamp clarinet classic claw clean clear clerk clever click client cliff climb cloak clockwork
close cloth cloud clover clown club cluster coach coal coast coaster cobble cobweb cocoa coconut code coffee
coin cold college colour comb comet comfort comic comma common compass concert conductor connect contest
cookie copper copy coral cork corner corridor cosmic cosy cottage cotton count counter country couple
courage course court cousin cow cowboy coyote crab crackle cradle craft crane crawl crayon cream create
credit creek crescent crest crew cricket crisp crocus crop croquet cross crouch crowd cruise crumb crunch
crystal cube cucumber cuff culture cup cupboard curb curious curl current curtain curve cushion custard
custom cycle cyclone cymbal cypress daffodil daisy damp dance dandelion daring dark dash date daughter dawn
dazzle dear decade decent decide decimal decorate deep defend degree delay delicate delight deliver delta
denim dentist depart depot depth derby desert desk dessert detail dew diagram dial dialect diamond diary
dice diesel dig digit dinner dinosaur direct director discover discuss disguise display distance district
diver divide dizzy dock doctor doll dollar dolphin dome donkey door doorbell doorway dormouse dot double
doubt dough downhill download downtown dozen dragon dragonfly drama draw drawer drawing dream dreamer dress
drift drill drink driver drizzle drop drum drummer dry duchess duet duke during dusk dusty duty duvet dwarf
dynamo eager eagle early earn earring earth easel eastern easy echo eclipse ecology editor educate eel egg
eighty elastic elbow elder elect electric elegant elephant eleven elf elk embark embrace emerald emerge
emotion emperor empty enamel encore end endless engine enjoy enough enter entire entrance envelope epoch
equal equator eraser errand essay estate eternal evening event evergreen every exam example excellent except
excite excuse exercise exit expand expect explore express extra eye eyebrow fabric fabulous face factory
faint fairy falcon familiar family famous fan fancy fantastic fare farmer fashion fast father faucet favour
feature february feed fellow felt fence fennel fern ferry festival festive fetch few fibre fiction fiddle
field fifteen fifty film filter final finch find finger finish firefly fireplace firm first fish fisherman
fit five fizzy flag flake flannel flash flask flavour fleece fleet flexible flicker flight flint flip float
flock flood flora florist flour flow flower fluffy fluid flute fly foam foggy folder folk foot football
footpath force forecast foreign forest forever forget forgive formal forty forum forward fossil found
foundry fountain fox fraction fragile fragrant frame freckle free freezer frequent fresh friday friend
friendly fringe frog front frontier frost frozen fruit fudge full funny fur furnace future gable gadget
gaily gain galaxy gallery gallon gallop game gander garage garden gardener gargle garlic garnet gather
gazelle gear gecko general genius gentle geography gesture get geyser giant gift giggle gills ginger giraffe
girl given glacier glad glance glass gleam glide glimpse glitter globe glorious glue goat goblet goggles
golden goldfish gondola good goodbye goose gorilla gossip gown grace gram grammar grand grandson granite
graph grateful gravel gravity gravy great green greenery grey grid griddle grill grocer ground group grouse
grove grow growth guard guess guest guide guinea guitar gulf gutter guy gym gymnast gypsum habit hair halo
ham hammer hammock hamster handbook handle handmade handsome handy hangar happen happy harbour hardly
hardware harmony harness harp harvest hatch haul haven hawk hazel hazelnut head headline health healthy
heart hearty heather heavy hectare hedge hedgehog height helmet help helpful hen herb heritage heron herring
hesitate hibernate hidden high highway hiker hill hinge hint historic history hobby hockey hoist hold
holiday hollow holly honest honey honour hook hooves hope hopeful horizon horn horse horseshoe hospital host
hotdog hotel hour hub huge human humble humour hundred hungry hurdle hurry husky hut hyacinth hybrid hydrant
hymn ice iceberg icicle icing iconic idea ideal igloo image imagine immense import improve inch include
income increase index indigo indoor inform inland inn inner innocent insect inside inspire into invent
invite iris iron irrigate island isolate item ivory ivy jacket jackpot jaguar janitor january jar jasmine
javelin jazz jeans jelly jester jetty jewel jigsaw job jockey jogger join joke journal journey jovial joy
jubilee judge judo jug juggler juice juicy july jumble jump jumper june jungle junior juniper jury just
justice kale kangaroo kayak keen keeper kernel ketchup kettle key keyboard kid kilo kilt kindle kindness
king kingdom kiosk kitchen kite kitten kiwi knee kneel knife knight knit knob knock knuckle koala label
labour lacy ladder lady ladybird lagoon lakeside lamb landlord landscape lane language lantern large lark
lasagne laser lasso later latitude laugh launch laundry laurel lava lavender lavish lawn leader leaf league
leap learn leather leave lecture ledge leek left leg legend leisure lemon lemonade lemur length lens lentil
leopard lesson letter letterbox lettuce level liberty library licence lid life light lightning likely lilac
lily lime limit limousine limpet linen lineup lion liquid list litre little lizard llama loan lobby lobster
local locate locket locust loft log logic lollipop longitude lookout loop loose lorry lotus lounge love
lovely luck lucky luggage lukewarm lullaby lunar lunch lung lute luxury lynx lyric machine magazine magic
magnet magpie maid maize mallet malt mammal mammoth manager mango mansion manual maple marathon marble
margin marine market marmalade maroon marsh mascot mask master matter mattress may mayor meadow measure
medium melody melon member memory menu mermaid message metal meteor method metre midnight milk mineral mint
minus minute mirror mitten mix model modern moment monday monkey month moon mop morning mosaic mosquito moss
moth mother motor mound mountain mouse movie much mud muffin mulberry mule muscle museum mushroom music
musician mustard mystery name napkin nation nature neck needle nephew network never news next nickel niece
nine noble noise noodle noon north note notebook notice novel november number nurse nursery nutmeg nylon oak
oasis oatmeal object oboe ocean october octopus office oil olive omelette one onion onyx opal open opera
orange orbit orchard orchid order oregano origami ornament ostrich otter ounce outdoor outside oval over
owner oxygen oyster pack packet page pail palace palm pancake panda panel pansy panther papaya paper parade
parcel parent parlour parrot parsley parsnip part partner party pass passage passport pasta pastry pasture
path patio pattern pause pavement paw pea peace peacock peanut pearl pebble pecan pedal pelican pencil
pendulum penguin penny people pepper perch perfect perfume period petrol phone photo phrase piano piccolo
pickle picnic picture piece pier pigeon pile pillar pillow pineapple pink pipe pirate pitcher pixel pizza
plain planet plank plaster plate platform play player plaza plum plumber plus podium poem poet point polish
polite pollen polo pond pony pool popcorn poplar poppy porridge porter portrait postcard poster potato pouch
powder prairie present press pretzel primrose prince princess print prism prize problem product profile
project promise proof proverb prune public pudding puddle puffin pulley pulp pulse pumpkin pupil puppet
puppy purple puzzle pyjamas pyramid quail quarry quart quarter quartz quay queen question queue quick quiet
quill quince quiz quota quote rabbit raccoon radar radiator radio radish raft railway rainbow raincoat
raisin rally ranch range rapid raspberry rattle raven ravine razor reader recipe record rectangle reed
referee reindeer relay relish remote rent repair report rescue result return reward rhubarb rhyme rhythm
ribbon ridge rind rise roar robe robin robot rock rocket rod roll roof rosemary rotor route rowboat rowing
royal ruby rucksack rudder rugby ruler run runway rush rye saddle safari safe saffron saga sailor salad
salami salmon salt sample sandal sandwich sapphire sardine satin saturday saturn sauce saucer sauna savanna
saw scale scallop scarf scene scent school science scissors scooter score scout scrap screen script seal
season seat second secret section segment seldom senior sense sentence september sequel series serpent
service sesame seven shade shadow shallow shampoo shanty shape shawl shed sheep shelf shepherd sheriff
shield shingle ship shirt shoe shoulder shovel shower shrimp shrub shuffle shutter sign signal silence silk
silver simple sister six sixty size skate sketch ski skill skirt sky skylark sled sleep sleeve sleigh slice
slipper slope small smart smile smoke smooth snack snail sneeze snow snowball snowdrop snowflake snowman
soap soccer sofa soil solar soldier sole solid song sorbet soup south space spaniel spark sparrow speaker
special speech speed spell spider spike spinach spindle spiral spirit splash sponge spoon sport spot spray
spring sprout spruce square squash squid squirrel stable stadium staff stage stair stamp stand staple starch
starfish start station statue steam steel stereo stew steward stick stilt sting stitch stock stocking stone
stool stop storm story stove straight strand straw stream street stripe strong student studio study style
subway sugar suit suitcase sum summer summit sunday sundial sunflower sunlight sunrise sunset supper surf
surface surprise swallow swamp swan sweater sweet swift swim swing switch syllable symbol symphony syrup
system tablet tackle tailor tale talent tandem tango tank tap tapestry tartan taste tavern taxi tea teacher
teacup teapot teddy telegram telephone telescope temple tenant tennis tenor tent term terrace terrier
theatre theme theory thermal thick thimble thin thing third thirteen thirty thistle thorn thread three
throat throne thrush thumb thunder thursday ticket tidy tie tiger timber tinsel tiny tiptoe tissue title
toad toast toaster today toe toffee toga tomato tomorrow tongue tonic tooth topaz topic torch tornado
tortoise total toucan tour tourist tower town track tractor trade traffic trail transit transport travel
tray treasure treaty trek trellis trial triangle tricycle trifle trip tripod triumph trolley trombone trophy
trot trousers trout trowel true trumpet trunk trust truth tuba tuesday tulip tuna tundra tunnel turbine
turkey turn turnip turquoise turret turtle tutor tuxedo twelve twenty twig twilight twist two type typist
tyre ukulele umbrella umpire uncle under unicorn uniform union unique unit universe upper upstairs urban urn
usher usual vacation vacuum value valve van vanilla vapour vase vault veil velvet vendor verb verse vest
viaduct victory video view village vine vinegar vineyard vinyl viola violet violin visit visitor vista
vitamin voice volcano volley volume vowel voyage waffle wagon waist waiter walk walnut walrus waltz wand
wardrobe warm wasp wave wax weaver web wedding wednesday week weekend weight well west whale wharf wheat
wheel whisk whiskers whisper whistle white whole wick wide width wild willow windmill window winter wire
wish wizard wolf wonder wood workshop world worm worth wreath wren wrench wrist writer yacht yard yeast
yellow yes yesterday yoga yogurt yolk young youth zebra zero zigzag zinc zipper zither zone zoom
`

export const words: readonly string[] = text.trim().split(/\s+/)
