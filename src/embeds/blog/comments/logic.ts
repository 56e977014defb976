/** The quarrel that any comment starts: its kind decides who begins, and Mother always ends it. */

export type Reply = { by: string; text: string }

type Kind = "first" | "shouting" | "question" | "link" | "short" | "ordinary"

const commonWords = new Set(
  "about after again because their there these thing think this that with would".split(" "),
)

/** Returns the longest word of a comment, without signs, at most 16 letters; "this" if it has none. */
export function wordOf(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? []
  const rare = words.filter(word => !commonWords.has(word.toLowerCase()))
  const longest = [...(rare.length > 0 ? rare : words)].sort((a, b) => b.length - a.length)[0]
  return (longest ?? "this").slice(0, 16)
}

export function kindOf(text: string): Kind {
  const letters = text.match(/\p{L}/gu)?.join("") ?? ""
  if (/\bfirst\b/i.test(text)) return "first"
  if (/https?:|www\./i.test(text)) return "link"
  if (letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return "shouting"
  if (text.includes("?")) return "question"
  return letters.length < 5 ? "short" : "ordinary"
}

const jari = (text: string): Reply => ({ by: "xX_Jari_Xx", text })
const oulu = (text: string): Reply => ({ by: "man_from_oulu", text })
const gerbils = (text: string): Reply => ({ by: "Webmaster of Gerbil Land", text })
const lawyer = (text: string): Reply => ({ by: "A Lawyer", text })
const hr = (text: string): Reply => ({ by: "HR", text })
const mother = (text: string): Reply => ({ by: "Mother", text })

const openings: Record<Kind, (word: string) => readonly Reply[]> = {
  first: () => [
    jari("NO. I was first. Scroll up. SCROLL UP"),
    oulu("Technically the post was first."),
    gerbils("Gerbils were first. Read a book."),
  ],
  shouting: word => [
    gerbils(`WHY ARE WE SHOUTING ABOUT ${word.toUpperCase()}`),
    jari("I CANT HEAR YOU"),
    oulu("I'm on my mobile phone. Capitals cost extra."),
  ],
  question: word => [
    oulu("Did you try the search?"),
    jari("lol he doesnt know"),
    gerbils(`I know what ${word} is. I'm not telling hamster people.`),
  ],
  link: () => [
    { by: "HAY4LESS", text: "CHEAP HAY CHEAP HAY also nice link" },
    jari("dont click it. I clicked it"),
    oulu("Now everything in Oulu is purple."),
  ],
  short: () => [
    jari("wow. essay"),
    oulu("I read it twice. It was worse the second time."),
    gerbils("This is what hamsters do to conversation."),
  ],
  ordinary: word => [
    jari(`who says “${word}” in 2003`),
    oulu(`We say “${word}” in Oulu.`),
    gerbils(`Typical. A hamster person would say “${word}”.`),
  ],
}

/** Returns the replies to a comment, in order: the quarrel, its end by Mother, and the moderator. */
export function repliesTo(text: string): readonly Reply[] {
  const word = wordOf(text)
  return [
    ...openings[kindOf(text)](word),
    lawyer(`My client owns the word “${word}”. Please stop reading it.`),
    jari("your client smells"),
    hr("Let's take this to a meeting room. I have booked Lynx for Thursday."),
    gerbils("I am leaving this blog FOR EVER."),
    gerbils("How do I leave?"),
    mother("Have any of you eaten?"),
    jari("no"),
    oulu("no"),
    lawyer("My client has not."),
    mother("Soup is on the table. Wash your hands. You too, new one."),
    { by: "Pertti", text: "Closed." },
  ]
}
