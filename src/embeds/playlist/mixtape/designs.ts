/** The colours of each list's cassette, and the doodle on its label, which was drawn with a ballpoint. */

export type Design = {
  /** The colour of the shell. */
  shell: string
  /** The colour of the band on the label. */
  band: string
  /** The doodle as a path in a square of 60. */
  doodle: string
}

const tape: Design = {
  shell: "#c9ccd3",
  band: "#c8472f",
  doodle: "M22 46a7 5 0 1 0 .1 0V14l24-5v30a7 5 0 1 1-.1 0M22 22l24-5",
}

const designs: Readonly<Record<string, Design>> = {
  // A high heel.
  barbie: {
    shell: "#ff9ccd",
    band: "#e0218a",
    doodle: "M8 22q12 6 20 18 8 9 24 9v-5q-10-3-17-12-9-12-21-18-6 2-6 8zM12 26l2 23h3l1-14",
  },
  // A bat.
  blacksabbath: {
    shell: "#8d7a9c",
    band: "#4b2a63",
    doodle:
      "M30 24l-4-7-1 9Q12 16 3 26q9 2 10 13 7-6 12 1l5 8 5-8q5-7 12-1 1-11 10-13-9-10-22 0l-1-9zM27 30v1M33 30v1",
  },
  // Two helmets.
  daftpunk: {
    shell: "#d9d2a4",
    band: "#20242c",
    doodle:
      "M5 46V26q0-12 11-12t11 12v20zM7 25h18v9H7zM33 46V26q0-12 11-12t11 12v20zM35 24q9 5 18 0v14q-9 5-18 0zM10 29h3M16 29h3",
  },
  // A door that is ajar.
  doors: {
    shell: "#d8a878",
    band: "#7c3f1d",
    doodle: "M14 52V8h32v44M8 52h44M46 8L28 14v43l18-5M33 34v4",
  },
  // A banana.
  gorillaz: {
    shell: "#a9cf8b",
    band: "#2f6b3a",
    doodle: "M14 10l4-3 4 6q2 22 30 28l2 5q-16 10-30-1T14 10zM19 15q3 22 27 30",
  },
  // A moustache.
  indie20112013: {
    shell: "#e0c9a0",
    band: "#cf7f2e",
    doodle:
      "M30 27q-7-9-14-3-5 5-12 1 2 14 14 14 9 0 12-7 3 7 12 7 12 0 14-14-7 4-12-1-7-6-14 3zM12 31l6 5M48 31l-6 5",
  },
  // A fish.
  lindemann: {
    shell: "#9fb9c6",
    band: "#274b5e",
    doodle: "M6 30q14-18 32 0l14-11-4 11 4 11-14-11Q20 48 6 30zM15 27v2M24 24q4 6 0 12M8 33h6",
  },
  // A cardigan.
  nirvana: {
    shell: "#b9c6a0",
    band: "#5d6b2f",
    doodle: "M22 10l8 12 8-12 10 6 7 24-8 3-4-12v22H17V31l-4 12-8-3 7-24zM30 22v31M33 28v1M33 36v1M33 44v1",
  },
  // A note of a hundred.
  nylonbeat: {
    shell: "#a7d8e6",
    band: "#1679a0",
    doodle: "M4 16h52v28H4zM8 20h44v20H8zM17 25l4-2v14M28 23q-6 7 0 14 6-7 0-14M40 23q-6 7 0 14 6-7 0-14",
  },
  // A sun with sunglasses.
  pmmp: {
    shell: "#ffd88a",
    band: "#e8772e",
    doodle:
      "M30 15a15 15 0 1 0 .1 0M30 4v6M30 50v6M4 30h6M50 30h6M12 12l4 4M44 44l4 4M12 48l4-4M44 16l4-4M18 27h10v5h-8zM32 27h10l-2 5h-8zM25 38q5 4 10 0",
  },
  // A match.
  rammstein: {
    shell: "#b3aea8",
    band: "#a8261d",
    doodle:
      "M10 54l22-26 4 3-22 26zM33 30q-8-9 3-22 1 7 6 9 2-3 1-6 12 13 1 21-6 4-11-2zM37 29q-2-4 3-8 4 6 0 9z",
  },
  // A chilli.
  rhcp: {
    shell: "#f09a86",
    band: "#d11f2b",
    doodle: "M40 18q6 20-10 31-10 6-22 3 18-6 20-34 4-6 12 0zM34 15q-1-7 6-10M28 18l6-4 6 4",
  },
  // A ring with steps.
  stargate: {
    shell: "#a4b0cf",
    band: "#2c4a93",
    doodle:
      "M30 6a22 22 0 1 0 .1 0M30 12a16 16 0 1 0 .1 0M27 4h6l-3 6zM10 14l5 4M50 14l-5 4M7 33l6-1M53 33l-6-1M16 52h28M12 57h36",
  },
  // A globe that burns.
  worldburn: {
    shell: "#f3b08a",
    band: "#d9531e",
    doodle:
      "M30 26a15 15 0 1 0 .1 0M15 41h30M30 26q-11 15 0 30 11-15 0-30M12 34q-8-12 4-20 0 6 4 8 0-12 9-18 0 9 5 12 2-3 2-8 12 10 8 22",
  },
}

/** Returns the design of a list by its slug; a plain one for a new list. */
export function designOf(slug: string): Design {
  return designs[slug] ?? tape
}
