/** The team members for hire: prices, output, bugs, and the text when the first of a kind joins. */
import type { HireId } from "./modifiers"

export type Hire = {
  id: HireId
  /** The teaser shown before the hire can be afforded. */
  rumour: string
  /** Name in the singular, and in the plural. */
  name: string
  names: string
  about: string
  /** The price of the first in lines; each further one costs `growth` times as much. */
  price: number
  growth: number
  /** Lines per second of each, and bugs per minute: made if positive, fixed if negative. */
  lines: number
  bugs: number
  /** The message when the first of the kind joins a codebase. */
  first: string
}

export const hires: readonly Hire[] = [
  {
    id: "duck",
    rumour: "Something yellow",
    name: "Rubber duck",
    names: "Rubber ducks",
    about: "Listens until you have found it yourself.",
    price: 15,
    growth: 1.15,
    lines: 0.3,
    bugs: 0,
    first: "The duck has read the code. It says nothing, in a way that helps.",
  },
  {
    id: "intern",
    rumour: "Somebody keen",
    name: "Intern",
    names: "Interns",
    about: "Keen and quick, and on the wrong branch.",
    price: 100,
    growth: 1.15,
    lines: 1.2,
    bugs: 0.4,
    first:
      "Onni, the intern, has started. He asked where the button for production is, and somebody told him.",
  },
  {
    id: "tab",
    rumour: "Something that you have open already",
    name: "Tab with an answer",
    names: "Tabs with answers",
    about: "From 2011. Nine hundred people were thankful; one asks whether it still works.",
    price: 700,
    growth: 1.15,
    lines: 5.2,
    bugs: 0.2,
    first: "A tab has been opened. It will never be closed.",
  },
  {
    id: "junior",
    rumour: "Somebody like you",
    name: "Junior developer",
    names: "Junior developers",
    about: "What you were this morning.",
    price: 5_000,
    growth: 1.15,
    lines: 22,
    bugs: 0.5,
    first:
      "A junior developer has joined and asks you how it all works. You hear yourself say 'historically'.",
  },
  {
    id: "contractor",
    rumour: "Somebody with an invoice",
    name: "Contractor",
    names: "Contractors",
    about: "Paid by the hour, and never in a hurry.",
    price: 35_000,
    growth: 1.15,
    lines: 92,
    bugs: 0.6,
    first: "Kari, a contractor, has come for two weeks, as he did nine years ago.",
  },
  {
    id: "zone",
    rumour: "Some people who are asleep now",
    name: "Team in another time zone",
    names: "Teams in other time zones",
    about: "Answers your question while you sleep. It was the other question.",
    price: 250_000,
    growth: 1.15,
    lines: 390,
    bugs: 0.8,
    first: "There is a team where it is already tomorrow. They know how it ends, but are too polite to say.",
  },
  {
    id: "model",
    rumour: "Something that has read everything",
    name: "Language model",
    names: "Language models",
    about: "Has read everything and is sure of it.",
    price: 1_750_000,
    growth: 1.15,
    lines: 1_600,
    bugs: 2,
    first: "The language model has been switched on. 'Great question!' it says. There had been no question.",
  },
  {
    id: "pertti",
    rumour: "Somebody small",
    name: "Pertti",
    names: "Perttis, in shifts",
    about: "A hamster. Walks over the keyboard, and the tests pass.",
    price: 12_000_000,
    growth: 1.15,
    lines: 6_800,
    bugs: 0,
    first: "Pertti has accepted the offer. He wanted a wheel, a window, and no stand-ups.",
  },
  {
    id: "tester",
    rumour: "Somebody who has read this twice",
    name: "Tester",
    names: "Testers",
    about: "Orders a beer, two beers, minus one beer, and a lizard.",
    price: 250,
    growth: 1.28,
    lines: 0,
    bugs: -3,
    first: "Aino, a tester, has sat down, touched one key, and written for half an hour.",
  },
]

const byId = new Map<string, Hire>(hires.map(hire => [hire.id, hire]))

export function hireOf(id: string): Hire | undefined {
  return byId.get(id)
}
