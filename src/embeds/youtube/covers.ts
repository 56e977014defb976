/** The covers of a video. The id of a cover has eleven characters, so that its address looks like a video's. */

/** The most sent video in the world, which we dance ourselves. */
export const famousId = "dQw4w9WgXcQ"

export type Cover = {
  id: string
  /** The name of the file, which the window and the tab take on. */
  file: string
  size: string
  /** The first line of what it pretends to be. */
  says: string
  /** The messages while it loads. */
  loads: readonly [string, string, string]
  colour: string
  letter: string
}

export const covers: readonly Cover[] = [
  {
    id: "Salaries-26",
    file: "Salaries 2026.xls",
    size: "1.4 MB",
    says: "Confidential. Do not forward.",
    loads: ["Sorting by bonus...", "Yours is small, so it takes a while...", "Almost. Act natural."],
    colour: "#1f7a44",
    letter: "X",
  },
  {
    id: "Your-parcel",
    file: "Your parcel",
    size: "41 kg",
    says: "We tried to deliver it. You were in the bath.",
    loads: ["Looking for the van...", "The van is looking for you...", "It is at the door. Do not open yet."],
    colour: "#c98d4f",
    letter: "kg",
  },
  {
    id: "The-minutes",
    file: "Minutes, final (4).doc",
    size: "212 KB",
    says: "You are mentioned in item 7.",
    loads: ["Item 3: chairs...", "Item 6: more chairs...", "Item 7. Sit down, please."],
    colour: "#2a5599",
    letter: "W",
  },
  {
    id: "Staff-party",
    file: "Staff party, all photos",
    size: "86 photos",
    says: "The last nine have been removed. Here they are.",
    loads: ["Straightening the pictures...", "Finding the one with you...", "Oh dear."],
    colour: "#8d3f78",
    letter: "jpg",
  },
  {
    id: "Invoice-404",
    file: "Final reminder.pdf",
    size: "1 page",
    says: "This is our third letter about the ferret.",
    loads: ["Adding interest...", "Adding the ferret...", "Please have your wallet ready."],
    colour: "#b3372f",
    letter: "P",
  },
]

export const coverOf = (id: string): Cover | undefined => covers.find(cover => cover.id === id)

/** The percentage shown at each tick of loading: it waits at 99, as they do, and goes back once. */
export const percents = [0, 3, 9, 31, 32, 58, 60, 88, 97, 99, 99, 99, 98, 100] as const

/** Returns the message at a tick. */
export function loadingText({ loads }: Cover, tick: number): string {
  const third = Math.min(2, Math.floor((tick / percents.length) * 3))
  return loads[third] ?? ""
}

/** Returns the link that shows a video under a cover; the famous one needs no name but the cover's. */
export function wrappedLink(id: string, cover: Cover): string {
  return id === famousId || coverOf(id) ? `/youtube/${cover.id}` : `/youtube/${id}?as=${cover.id}`
}

/** The number of dancers after each time that they were asked to stop; 0 is the end. */
export const troupe = [1, 2, 4, 8, 0] as const

export const troupeSays = [
  "You know this one.",
  "He took that as applause.",
  "They have called their brothers.",
  "This is all of them.",
  "He has given you up.",
] as const
