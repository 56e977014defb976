/** The creatures that people tap like, and the year of music that each has had. */

export type Year = {
  /** With its article: "a sloth". */
  name: string
  line: string
  artist: string
  song: string
  genre: string
}

export const creatures = {
  stone: {
    name: "a stone",
    line: "One tap. You meant it.",
    artist: "Gravel",
    song: "Still Here",
    genre: "Rock",
  },
  ghost: {
    name: "a ghost",
    line: "Two knocks, and nobody at the door.",
    artist: "Nobody",
    song: "Was That You?",
    genre: "Soul",
  },
  cat: {
    name: "a cat",
    line: "A good start. Then the sun came in.",
    artist: "A Warm Router",
    song: "Not Now",
    genre: "Purr",
  },
  sloth: {
    name: "a sloth",
    line: "You are still on the first song.",
    artist: "Tomorrow",
    song: "Is It Tuesday",
    genre: "Slow",
  },
  clock: {
    name: "a grandfather clock",
    line: "Nobody has asked you for the time since 1974.",
    artist: "The Hall",
    song: "Tock (B-side: Tick)",
    genre: "Heavy wood",
  },
  "dripping tap": {
    name: "a dripping tap",
    line: "Three people are lying awake because of you.",
    artist: "The Plumber on Monday",
    song: "Now. No. Now.",
    genre: "Ambient",
  },
  pigeon: {
    name: "a pigeon",
    line: "You nod. Everyone on the bus has seen it.",
    artist: "DJ Crumbs",
    song: "Bread",
    genre: "Street",
  },
  "three-legged dog": {
    name: "a three-legged dog",
    line: "Late, happy, and in the wrong shop.",
    artist: "The Other Leg",
    song: "Wait for Me",
    genre: "Swing",
  },
  "sewing machine": {
    name: "Grandmother's sewing machine",
    line: "Straight through the curtain, and the cat's tail is next.",
    artist: "The Hems",
    song: "Mind Your Thumb",
    genre: "Needlework",
  },
  clerk: {
    name: "a nervous clerk",
    line: "Stamped in triplicate. Sorry. Quadruplicate.",
    artist: "Human Resources",
    song: "A Moment of Your Time",
    genre: "Office",
  },
  "washing machine": {
    name: "a washing machine",
    line: "On spin. You have left the bathroom.",
    artist: "One Coin and a Zip",
    song: "Sixty Degrees",
    genre: "Drum and suds",
  },
  "tin roof": {
    name: "rain on a tin roof",
    line: "The campers have stopped talking.",
    artist: "The Gutters",
    song: "It Will Pass",
    genre: "Weather",
  },
  woodpecker: {
    name: "a woodpecker",
    line: "The tree gave up in March.",
    artist: "The Telephone Pole",
    song: "Same Again",
    genre: "Hardwood",
  },
  popcorn: {
    name: "a pan of popcorn",
    line: "Nothing. Nothing. Then the whole kitchen.",
    artist: "The Lid",
    song: "Who Put This on High?",
    genre: "Pop",
  },
  kettle: {
    name: "a kettle",
    line: "It began so quietly. Now they are all running.",
    artist: "Mother",
    song: "I'm Coming",
    genre: "Steam",
  },
  "clockwork mouse": {
    name: "a clockwork mouse",
    line: "Nobody wound you up again.",
    artist: "Under the Sofa",
    song: "Nearly There",
    genre: "Spring",
  },
  heart: {
    name: "a heart",
    line: "Please don't stop.",
    artist: "Lub and Dub",
    song: "Stairs",
    genre: "Chamber music",
  },
  horse: {
    name: "two halves of a coconut",
    line: "There is no horse. There never was.",
    artist: "The King's Road",
    song: "Is It Far?",
    genre: "Country",
  },
  stadium: {
    name: "a full stadium",
    line: "You began. Eighty thousand people joined in.",
    artist: "Row 14",
    song: "Mind My Chips",
    genre: "Arena",
  },
  neighbour: {
    name: "the neighbour",
    line: "He has knocked back.",
    artist: "The Wall",
    song: "Two Bits",
    genre: "House",
  },
} as const satisfies Record<string, Year>

export type Creature = keyof typeof creatures
export const creatureNames = Object.keys(creatures) as Creature[]

/** The webmaster's own ten seconds, in milliseconds: he was asked to hurry. */
export const webmasterTaps = [0, 2400, 4900, 7200, 9800]
