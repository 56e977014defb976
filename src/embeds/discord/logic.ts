/** The endless quarrel, the rope's position, and the bots' answers to the visitor. */

import { hash, pick, type Random } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import type { Bot, Quarrel } from "./schema"

/** A participant in the room. */
export type Speaker = Bot | "You" | "Pertti"

export type ChatMessage = {
  who: Speaker
  text: string
  /** The number of quarrel lines before it; fractional for messages sent between two lines. */
  at: number
}

/** The distance of the knot from the middle at which a side wins. */
export const winDistance = 6

/** The last line that a link can start at. */
export const maxLine = 9999

const splits = {
  tabs: "Tabs have won. Two of them ask each other how wide they are. It begins again.",
  spaces: "Spaces have won. It turns out that there are twos and fours. It begins again.",
}

/**
 * Replays the quarrel up to line `count`. Returns the last `maxMessages` messages, including victories, and the knot's
 * position: positive towards tabs, always less than `winning` away from 0.
 */
export function quarrel(
  lines: Quarrel["lines"],
  count: number,
  maxMessages = 40,
): { said: ChatMessage[]; knot: number } {
  const said: ChatMessage[] = []
  let knot = 0
  for (let i = 0; i < count; i++) {
    const line = lines[i % lines.length]
    if (!line) break
    said.push({ who: line.who, text: line.text, at: i })
    knot += line.pull
    if (Math.abs(knot) >= winDistance) {
      said.push({ who: "Pertti", text: knot > 0 ? splits.tabs : splits.spaces, at: i })
      knot = 0
    }
  }
  return { said: said.slice(-maxMessages), knot }
}

/** Returns the side a text mentions: 1 for tabs, -1 for spaces, 0 for neither or both. */
export function sideOf(text: string): -1 | 0 | 1 {
  const tabs = /\btab(s|ulators?)?\b|\t/i.test(text)
  const spaces = /\bspaces?\b/i.test(text)
  return tabs === spaces ? 0 : tabs ? 1 : -1
}

/** Answers to a visitor who takes the side of tabs, used in turn. */
const toTabs: readonly [Bot, string][] = [
  ["Space", "I'm not angry. I'm aligned."],
  ["Space", "How wide are you over there? Exactly."],
  ["Tab", "You have excellent taste, and one of it."],
  ["Space", "I could say that in four words. Or in eight."],
  ["Legacy", "The margin has heard you. It is moved."],
  ["Formatter", "I have turned that into spaces. Sorry. Habit."],
  ["Space", "I am in that sentence more often than you think."],
  ["Mixed", "You used to say that about both of us."],
]

const toSpaces: readonly [Bot, string][] = [
  ["Tab", "Four times, then. I'll wait. I am one key."],
  ["Space", "Thank you. I felt all of that."],
  ["Tab", "Your thumb said that, not you."],
  ["Legacy", "Spaces cost a penny each in my day."],
  ["Formatter", "Noted: 2. Or 4. Or 3, on Fridays."],
  ["Tab", "That file is four times as heavy now. Feel it."],
  ["Mixed", "And I was just getting better."],
  ["Tab", "Count them. I'll be at the next stop."],
]

const retorts: readonly [Bot, string][] = [
  ["Space", "And how would you indent that?"],
  ["Tab", "Interesting. Did you press a key for it, or several?"],
  ["Legacy", "We said it shorter in 1976."],
  ["Mixed", "I agree with the beginning, and with the end."],
  ["Space", "You left some of me at the end of that. Keep it."],
  ["Tab", "Said without a single stop. Brave."],
  ["Legacy", "Louder, please, I am in column 80."],
  ["Formatter", "I have put a line break into what you said. You are welcome."],
]

/** Returns a bot's answer to a message; a different `turn` gives a different answer. */
export function retort(text: string, turn = 0): [Bot, string] {
  const side = sideOf(text)
  if (side !== 0) {
    const list = side > 0 ? toTabs : toSpaces
    return list[turn % list.length] as [Bot, string]
  }
  if (/\btabs?\b/i.test(text)) return ["Mixed", "Finally somebody who has it both ways."]
  return retorts[(hash(text) + turn) % retorts.length] as [Bot, string]
}

/**
 * Rolls dice in notation such as "2d6", "d20" or "3D8": 1 to 20 dice of 2 to 1000 sides. Returns what each shows;
 * null if the notation is invalid.
 */
export function roll(notation: string, random: Random): number[] | null {
  const match = /^(\d{0,2})d(\d{1,4})$/i.exec(trimmed(notation) || "1d6")
  if (!match) return null
  const [dice, sides] = [Number(match[1] || 1), Number(match[2])]
  if (dice < 1 || dice > 20 || sides < 2 || sides > 1000) return null
  return Array.from({ length: dice }, () => 1 + Math.floor(random() * sides))
}

/** Returns Pertti's answer to a slash command; null if the text is not one. */
export function command(text: string, { horses, excuses }: Quarrel, random: Random): string | null {
  const match = /^\/(\w*)\s*(.*)$/s.exec(text.trim())
  if (!match) return null
  const [, name = "", rest = ""] = match
  switch (name.toLowerCase()) {
    case "roll": {
      const dice = roll(rest, random)
      if (!dice) return "Dice are written as 2d6: 1 to 20 of them, of 2 to 1000 sides."
      const sum = dice.reduce((a, b) => a + b, 0)
      return dice.length === 1 ? `It shows ${sum}.` : `${dice.join(" + ")} = ${sum}.`
    }
    case "horse":
      return `Your horse is ${pick(horses.first, random)} ${pick(horses.last, random)}. It ${pick(horses.habits, random)}.`
    case "excuse":
      return `“I can't ${pick(excuses.tasks, random)}, because ${pick(excuses.reasons, random)}.”`
    case "help":
      return "/roll 2d6, /horse, /excuse, /help. The rest is a matter of opinion."
    default:
      return `There was a command “/${name.slice(0, 20)}”. I have eaten it.`
  }
}
