/** The people who stop to read the sign, and what they say. */
import { hash } from "../../lib/game/random"

export type Kind = "man" | "aunt" | "child" | "dog" | "cat" | "pair" | "fireman" | "artist" | "ghost"

export type Passer = { kind: Kind; says: string }

/** Passers-by for words on the sign. */
const known: Readonly<Record<string, Passer>> = {
  hot: { kind: "fireman", says: "Where?" },
  heat: { kind: "fireman", says: "How much?" },
  rat: { kind: "cat", says: "I had booked." },
  ant: { kind: "child", says: "Only one?" },
  aunt: { kind: "aunt", says: "You called?" },
  art: { kind: "artist", says: "I see." },
  star: { kind: "artist", says: "Finally, my name." },
  rest: { kind: "man", says: "Don't mind if I do." },
  rant: { kind: "man", says: "And another thing." },
  rent: { kind: "man", says: "I paid on Friday." },
  heart: { kind: "pair", says: "For us?" },
  tear: { kind: "pair", says: "It's over." },
  tea: { kind: "aunt", says: "With milk, please." },
  eat: { kind: "dog", says: "Yes." },
  ate: { kind: "dog", says: "Who?" },
  hen: { kind: "cat", says: "Go on." },
  hare: { kind: "dog", says: "Which way?" },
  test: { kind: "child", says: "Nobody told me." },
  toe: { kind: "child", says: "Ten, please." },
  hat: { kind: "man", says: "I have one." },
  tent: { kind: "man", says: "At these prices?" },
  rust: { kind: "man", says: "My car is in there." },
  sea: { kind: "artist", says: "One doesn't hear it." },
  sun: { kind: "aunt", says: "At this hour?" },
  run: { kind: "dog", says: "Gladly." },
  host: { kind: "ghost", says: "There's a letter missing." },
  hole: { kind: "child", says: "How deep?" },
  hotel: { kind: "pair", says: "Two nights." },
  restaurant: { kind: "dog", says: "Table for one." },
  nut: { kind: "child", says: "Which one of us?" },
  start: { kind: "fireman", says: "I was never told when." },
  tar: { kind: "fireman", says: "Smells of holidays." },
  laughter: { kind: "ghost", says: "At me?" },
  mother: { kind: "child", says: "She said ten minutes." },
  father: { kind: "child", says: "He says he isn't lost." },
  anger: { kind: "cat", says: "You've met my sister." },
  fiend: { kind: "ghost", says: "We prefer “night staff”." },
  widow: { kind: "aunt", says: "Twice." },
  lover: { kind: "pair", says: "That's private." },
  love: { kind: "pair", says: "We saw it first." },
  sin: { kind: "aunt", says: "Which floor?" },
  sting: { kind: "child", says: "Ow." },
  sing: { kind: "dog", says: "Ooooo." },
  string: { kind: "cat", says: "Leave it on." },
  starling: { kind: "cat", says: "I'll wait here." },
  ghost: { kind: "ghost", says: "Fame at last." },
  war: { kind: "aunt", says: "Not again." },
  money: { kind: "man", says: "Keep it down." },
  law: { kind: "man", says: "I was at home all evening." },
}

/** Passers-by for kinds of words. */
const kinds: readonly { words: RegExp; passers: readonly Passer[] }[] = [
  {
    words:
      /^(ape|bat|bear|bee|boar|bug|camel|clam|cod|cow|crab|crow|deer|dove|duck|eagle|eel|elk|fish|flea|fly|fox|frog|goat|goldfish|goose|hamster|heron|hog|horse|insect|kitten|lamb|lark|lion|marten|mole|monkey|moose|moth|mouse|mule|owl|ox|pig|pony|puma|rabbit|ram|seal|shark|sheep|snail|snake|spider|swan|swine|tiger|toad|trout|tuna|turtle|wasp|whale|wolf|worm|yak)$/,
    passers: [
      { kind: "child", says: "Can I keep it?" },
      { kind: "cat", says: "I saw it first." },
      { kind: "dog", says: "We've met." },
      { kind: "aunt", says: "I'm not sharing a lift with that." },
    ],
  },
  {
    words:
      /^(apple|bacon|bean|beef|beer|berry|bread|bun|butter|cake|carrot|cheese|coffee|corn|cream|curry|dinner|egg|fruit|grape|gum|ham|honey|jam|jelly|juice|leek|lemon|lunch|meal|meat|melon|milk|mustard|nut|oat|oats|olive|orange|pasta|pastry|pea|pear|pie|pizza|plum|pork|prune|rice|salad|salt|sauce|snack|soup|steak|stew|supper|sweet|toast|wheat|wine)$/,
    passers: [
      { kind: "dog", says: "Yes. Whatever it is." },
      { kind: "aunt", says: "Is it home-made?" },
      { kind: "man", says: "I've just eaten. Two of those." },
      { kind: "child", says: "Only if there's no skin on it." },
    ],
  },
  {
    words:
      /^(ankle|arm|beard|brain|chin|claw|ear|eye|face|finger|fist|foot|hair|hand|head|heel|knee|leg|lip|liver|mouth|nail|neck|nerve|nose|palm|paw|scar|skin|throat|tongue|tooth|waist|wart)$/,
    passers: [
      { kind: "man", says: "Mine hurts in this weather too." },
      { kind: "ghost", says: "I had two of those." },
      { kind: "artist", says: "I can never draw them." },
    ],
  },
  {
    words:
      /^(bike|boat|bus|car|jet|motor|plane|raft|ship|sled|taxi|train|tram|van|bus|wheel|road|street|trail|trip|flight|port|station)$/,
    passers: [
      { kind: "pair", says: "We'd rather walk." },
      { kind: "man", says: "It was to come at ten." },
      { kind: "dog", says: "I'll chase it." },
    ],
  },
  {
    words:
      /^(cold|fog|frost|hail|heat|ice|mist|rain|snow|storm|summer|sun|thaw|thunder|warm|weather|wet|wind|winter|spring|wave|sky)$/,
    passers: [
      { kind: "aunt", says: "I said so at breakfast." },
      { kind: "man", says: "Nobody tells me anything." },
      { kind: "child", says: "Do I have to wear the hat?" },
    ],
  },
  {
    words:
      /^(boss|boy|bride|brother|butler|chef|child|clown|daughter|devil|doctor|driver|earl|farmer|friend|girl|guest|guy|hero|host|judge|king|lad|lady|maid|man|mate|nurse|owner|painter|partner|person|pilot|player|poet|queen|ranger|sister|son|spy|teacher|uncle|usher|waiter|wife|woman|women|writer)$/,
    passers: [
      { kind: "ghost", says: "I used to be one." },
      { kind: "aunt", says: "Speak up. Who is it?" },
      { kind: "man", says: "That's not my name, but I'll come." },
    ],
  },
  {
    words:
      /^(angry|blame|calm|care|cheer|cry|dear|fear|fun|glad|guilt|happy|hate|hope|joy|lone|lonely|mad|merry|pain|panic|peace|please|pleasure|pride|proud|rage|sad|shy|smile|sorry|wish|woe|worse)$/,
    passers: [
      { kind: "pair", says: "We're working on it." },
      { kind: "artist", says: "It sells better in blue." },
      { kind: "dog", says: "Shall I sit on your foot?" },
    ],
  },
  {
    words:
      /^(bill|cash|cent|coin|cost|debt|deal|dime|fee|fine|gold|loan|pay|price|prize|sale|sold|tax|wage)$/,
    passers: [
      { kind: "man", says: "I'll walk round the block." },
      { kind: "aunt", says: "In my day it was two marks." },
      { kind: "cat", says: "Put it on the room." },
    ],
  },
]

const others: readonly Passer[] = [
  { kind: "man", says: "My taxi said so too." },
  { kind: "aunt", says: "In my day it said more." },
  { kind: "child", says: "What does it mean?" },
  { kind: "dog", says: "I can't read." },
  { kind: "pair", says: "Let's not." },
  { kind: "cat", says: "It was better last winter." },
  { kind: "artist", says: "I wouldn't change a letter." },
  { kind: "ghost", says: "It says that at my place too." },
  { kind: "fireman", says: "That's not an emergency." },
  { kind: "aunt", says: "Somebody should tell them." },
  { kind: "child", says: "I can spell that." },
  { kind: "pair", says: "It's a sign." },
]

const ignored = [
  "Nobody stops for that.",
  "A bus slows down and drives on.",
  "A man reads it twice and walks faster.",
  "The dog across the street looks away.",
]

/** Returns the street's reaction to a sign that says nothing, by the number of its dark letters. */
export const ignoredFor = (darkLetters: number) => ignored[darkLetters % ignored.length] ?? ""

/** Returns the passer-by whom a reading brings, by the last of its words that anybody knows. */
export function passerFor(reading: string): Passer {
  const parts = reading.split(" ").reverse()
  const word =
    parts.find(part => part in known && !["hotel", "restaurant"].includes(part)) ??
    parts.find(part => part in known)
  if (word !== undefined && known[word]) return known[word]
  const kind = parts.flatMap(part => kinds.filter(({ words }) => words.test(part)))[0]
  const passers = kind?.passers ?? others
  return passers[hash(reading) % passers.length] as Passer
}
