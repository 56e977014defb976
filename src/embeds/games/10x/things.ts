/** One-off purchases: tools that stay on the desk, and habits that are lost with the codebase. */
import type { Effect } from "./modifiers"

export type Thing = {
  id: string
  name: string
  about: string
  /** The price in lines. */
  price: number
  effect: Effect
  /** Set for tools on the desk, which survive a rewrite. */
  kept?: true
}

export const things: readonly Thing[] = [
  {
    id: "keyboard",
    name: "Mechanical keyboard",
    about: "You write as before. Now everybody knows it.",
    price: 60,
    effect: { hand: 2 },
    kept: true,
  },
  {
    id: "ducks",
    name: "All ducks in a row",
    about: "A meeting in which only one of you talks.",
    price: 300,
    effect: { duck: 4 },
  },
  {
    id: "coffee",
    name: "Coffee machine",
    about: "It has one button, and so have you.",
    price: 500,
    effect: { hand: 2, meeting: 0.9 },
    kept: true,
  },
  {
    id: "onboarding",
    name: "Onboarding document",
    about: "Written by whoever last left. Chapter one: why.",
    price: 1_500,
    effect: { intern: 2 },
  },
  {
    id: "tests",
    name: "Unit tests",
    about: "They prove that the mocks like each other.",
    price: 3_000,
    effect: { bugs: 0.7 },
  },
  {
    id: "monitor",
    name: "Second monitor",
    about: "For the tab about the first monitor.",
    price: 4_000,
    effect: { hand: 2, tab: 1.2 },
    kept: true,
  },
  {
    id: "search",
    name: "Better search words",
    about: "You find the answer. Below it, the argument.",
    price: 8_000,
    effect: { tab: 2 },
  },
  {
    id: "debugger",
    name: "Debugger",
    about: "Replaces printing 'here'. You print 'here 2' to be safe.",
    price: 10_000,
    effect: { fix: 3 },
  },
  {
    id: "headphones",
    name: "Headphones",
    about: "They play nothing, in stereo.",
    price: 12_000,
    effect: { mail: 1.25 },
    kept: true,
  },
  {
    id: "review",
    name: "Code review",
    about: "Ten lines: eleven remarks. A thousand lines: 'looks good to me'.",
    price: 15_000,
    effect: { bugs: 0.75 },
  },
  {
    id: "mentoring",
    name: "Mentoring",
    about: "You explain it slowly, and at the end one of you knows it. It is you.",
    price: 40_000,
    effect: { junior: 2 },
  },
  {
    id: "editor",
    name: "Editor from 1976",
    about: "You would leave it, if the door were found.",
    price: 60_000,
    effect: { hand: 4 },
    kept: true,
  },
  {
    id: "build",
    name: "Build server",
    about: "Glows red at night, for company.",
    price: 80_000,
    effect: { tester: 2 },
  },
  {
    id: "timesheet",
    name: "Timesheets",
    about: "In quarters of an hour. Filling them in has a row of its own.",
    price: 150_000,
    effect: { contractor: 2 },
  },
  {
    id: "linter",
    name: "Linter",
    about: "Argues about commas, so that you need not.",
    price: 200_000,
    effect: { debt: 0.7 },
  },
  {
    id: "microservices",
    name: "Microservices",
    about: "What was a function is now a department.",
    price: 400_000,
    effect: { team: 1.5, debt: 1.3 },
  },
  {
    id: "types",
    name: "Types",
    about: "It was a string. It has always been a string.",
    price: 600_000,
    effect: { bugs: 0.75 },
  },
  {
    id: "handover",
    name: "Handover notes",
    about: "'All good here.' Sent at four in the morning.",
    price: 900_000,
    effect: { zone: 2 },
  },
  {
    id: "containers",
    name: "Containers",
    about: "It works on your machine, so your machine is sent to the customer.",
    price: 2_000_000,
    effect: { team: 1.5, mail: 0.9 },
  },
  {
    id: "flags",
    name: "Feature flags",
    about: "Everything is finished, and nothing is on.",
    price: 3_000_000,
    effect: { bugs: 0.75 },
  },
  {
    id: "prompt",
    name: "A prompt that says please",
    about: "It makes no difference, but it is nice to hear it said.",
    price: 6_000_000,
    effect: { model: 2 },
  },
  {
    id: "monorepo",
    name: "One big repository",
    about: "Everything in one place. To see what has changed takes a coffee.",
    price: 12_000_000,
    effect: { team: 1.5, debt: 0.8 },
  },
  {
    id: "wheel",
    name: "Ball bearings",
    about: "The wheel no longer squeaks. Pertti looked at you for a long time.",
    price: 30_000_000,
    effect: { pertti: 2 },
  },
]

const byId = new Map(things.map(thing => [thing.id, thing]))

export function thingOf(id: string): Thing | undefined {
  return byId.get(id)
}
