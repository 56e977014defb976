/** Exports a sign as CSS and HTML, animated only for visitors who allow motion. */
import { brokenRounds, type Round, signRounds } from "./flicker"
import { coreOf, faces, glass, type Look, shadowOf, wall } from "./logic"

const percent = (at: number, seconds: number) => `${Number(((at / seconds) * 100).toFixed(2))}%`

function keyframes(name: string, { seconds, steps }: Round, lit: string, dark: string): string {
  const frames = steps.map(step => `    ${percent(step.at, seconds)} { ${step.lit ? lit : dark} }`)
  return `  @keyframes ${name} {\n${frames.join("\n")}\n  }`
}

/** Returns a style sheet for a sign. It flickers only under `prefers-reduced-motion: no-preference`. */
export function cssOf({ colour, face, mood, broken, glow }: Look): string {
  const lit = `color: ${coreOf(colour)}; text-shadow: ${shadowOf(colour, glow)};`
  const dark = `color: ${glass}; text-shadow: none;`
  const note = faces[face].file
    ? `/* ${faces[face].name} is a free font that you have to bring yourself. */\n`
    : ""
  const rules = [
    `${note}.neon {
  padding: 1em;
  background: ${wall};
  color: ${coreOf(colour)};
  font: 4rem ${faces[face].family};
  text-shadow: ${shadowOf(colour, glow)};
}`,
  ]
  if (broken.length > 0) rules.push(`.neon .broken {\n  ${dark.replace("; ", ";\n  ")}\n}`)
  if (mood !== "steady") {
    const [sign, letter] = [signRounds[mood], brokenRounds[mood]]
    const moving = [
      `  .neon { animation: neon ${sign.seconds}s step-end infinite; }`,
      keyframes("neon", sign, lit, dark),
    ]
    if (broken.length > 0) {
      moving.push(
        `  .neon .broken { animation: neon-broken ${letter.seconds}s step-end infinite; }`,
        keyframes("neon-broken", letter, lit, dark),
      )
    }
    rules.push(`@media (prefers-reduced-motion: no-preference) {\n${moving.join("\n\n")}\n}`)
  }
  return rules.join("\n\n")
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => entities[sign] ?? "")
}

/** Returns the HTML for the style sheet. */
export function htmlOf(letters: readonly string[], broken: readonly number[]): string {
  const inside = letters.map((letter, i) =>
    broken.includes(i) && letter !== " " ? `<span class="broken">${escaped(letter)}</span>` : escaped(letter),
  )
  return `<p class="neon">${inside.join("")}</p>`
}
