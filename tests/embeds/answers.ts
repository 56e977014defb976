/**
 * The answers of all pages, gathered from the folders of src/embeds as the renderer gathers them, and what they ask
 * for.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parse } from "yaml"
import type { Answer, AnswerInput, Answers } from "../../src/hooks/page/answers"
import { read } from "../../src/hooks/storage/useStorage"
import type { Json } from "../../src/lib/content/tree"

const root = join(__dirname, "../../src/embeds")

const folders = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter(file => file.endsWith("answer.ts") && existsSync(join(root, file)))
  .map(file => dirname(file.replaceAll("\\", "/")))
  .sort()

export const answers: Answers = new Map(
  folders.map(folder => [
    `/${folder}`,
    jest.requireActual<{ answer: Answer }>(join(root, folder, "answer")).answer,
  ]),
)

const beerDays = parse(readFileSync(join(root, "../../content/data/beer-days.yaml"), "utf8")) as Json

/** The circumstances of a visit: an instant, a zone, and what the browser has stored. */
export function asked(at: number, zone: string): AnswerInput {
  return { at, zone, birthday: "1986-03-21", data: { "beer-days": beerDays }, read }
}
