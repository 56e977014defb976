/** What is behind the doors outside December: nothing, but of twenty-four kinds. */

export const nothings: readonly string[] = [
  "Nothing. Well opened, though.",
  "Nothing, slightly to the left.",
  "Nothing, in a box that would have fitted something.",
  "A draught.",
  "The back of door 21.",
  "Footprints, small, going out.",
  "A sign: Back on 1 December.",
  "Wet paint. You have it on your sleeve now.",
  "A ribbon. The parcel has gone ahead.",
  "The echo of door 4.",
  "Somebody's lunch. Please close it.",
  "A photograph of somebody who opens door 12.",
  "A smaller door. It is painted on.",
  "Dust from last year, sorted by size.",
  "The warranty. It covers door 16.",
  "There is no warranty.",
  "A hole in the wall, and through it a view of the wall.",
  "Glitter. It will be with you until midsummer.",
  "A note from door 20: it is not in today.",
  "Nobody. They said you would come.",
  "The other side of door 5.",
  "A chocolate. No. It was the light.",
  "The receipt for door 1.",
  "Pertti, who is asleep in the straw. He works here in December. Close the door quietly.",
]

/** What is to be seen of each nothing on its door. */
export const signs: readonly string[] = [..."👌👈📦💨🚪👣📅🎨🎀📢🥪📷🔑🧹📜🚫", "🕳️", ..."✨📝👤🚪🍫🧾🐹"]

/** How the practice goes, by how many doors have been opened. */
export function progress(opened: number): string {
  if (opened === nothings.length) {
    return "All 24. You are hereby certified to open doors, alone and in company. Wait for December."
  }
  if (opened === 0)
    return "Use the handle. Stand to the side. Don't look disappointed; that is the whole art."
  return `${opened} of 24 practice doors opened. Your wrist is getting better.`
}
