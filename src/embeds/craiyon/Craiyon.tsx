import { type FormEvent, useMemo, useState } from "react"
import * as v from "valibot"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { savePng } from "../../kits/canvas/savePicture"
import { Field } from "../../kits/controls/Field"
import { useThing } from "../../kits/things/useThing"
import { pick } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import * as styles from "./Craiyon.module.css"
import { draw, maxPrompt, pictures } from "./logic"
import { paintedSheet } from "./paint"
import { CrayonBox } from "./parts/CrayonBox"
import { Fridge, type Hung, maxHung } from "./parts/Fridge"
import { Sheet } from "./parts/Sheet"

type Props = {
  /** Suggested prompts; the first is drawn at once. */
  ideas: string[]
}

/** The sheets on the visitor's fridge, the newest last. */
const fridgeEntry = storageEntry<{ prompt: string; sheet: number }[]>(
  "craiyon-fridge",
  v.pipe(
    v.array(
      v.object({
        prompt: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPrompt)),
        sheet: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pictures)),
      }),
    ),
    v.maxLength(maxHung),
  ),
  [],
)

/** Returns a sheet on the fridge with its picture. */
function hangingOf({ prompt, sheet }: { prompt: string; sheet: number }): Hung[] {
  const picture = draw(prompt)[sheet - 1]
  return picture ? [{ prompt, sheet, picture }] : []
}

const codecs = { prompt: text("", { maxLength: maxPrompt }), sheet: whole(1, pictures, 1) }

/**
 * Nine crayon pictures of any prompt, the same every time, drawn from a single box of crayons that wear down.
 *
 * @feed Art by crayon: any prompt becomes nine pictures in wax, always the same, from one box that has to do for all.
 */
export default function Craiyon({ ideas }: Props) {
  const { values, set } = useAddress(codecs)
  const prompt = (trimmed(values.prompt) || ideas[0] || "a hamster").slice(0, maxPrompt)
  const [typed, setTyped] = useState<string | null>(null)
  const [message, setMessage] = useState("")
  const [picked, setPicked] = useState(false)
  const [fridge, setFridge] = useStorage(fridgeEntry)
  const [hangings, setHangings] = useState(0)
  const hung = useMemo(() => fridge.flatMap(hangingOf), [fridge])
  const motion = useMotion()
  const { give } = useThing()
  /** The sheet that is being drawn, and the prompt for which it is. */
  const [drawing, setDrawing] = useState({ prompt, sheet: 1 })
  const sheets = useMemo(() => draw(prompt), [prompt])
  // The note and the box follow the pencil until the visitor picks a sheet, or has come by a link to one.
  const follows = motion && !picked && values.sheet === 1
  const current = follows ? Math.min(pictures, drawing.prompt === prompt ? drawing.sheet : 1) : values.sheet
  const chosen = sheets[current - 1]

  const ask = (next: string) => {
    setTyped(null)
    setMessage("")
    setPicked(false)
    setDrawing({ prompt: next, sheet: 1 })
    set({ prompt: next === ideas[0] ? "" : next, sheet: 1 })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(trimmed(typed ?? prompt).slice(0, maxPrompt))
  }
  const hang = () => {
    if (!chosen) return
    const others = fridge.filter(each => each.prompt !== prompt || each.sheet !== current)
    give()
    setFridge([...others.slice(1 - maxHung), { prompt, sheet: current }])
    setHangings(hangings + 1)
    setMessage(hangText(current, fridge.length - others.length, others.length))
  }
  const save = async () => {
    if (chosen) setMessage(await savePng(paintedSheet(chosen.strokes, 1024), `crayon-${current}.png`))
  }

  return (
    <div className={styles.tool}>
      <form onSubmit={submit}>
        <Field
          label="Draw"
          value={typed ?? prompt}
          maxLength={maxPrompt}
          onChange={next => setTyped(next.slice(0, maxPrompt))}
          className={styles.prompt}
        >
          <button type="submit">Draw it</button>
          <button
            type="button"
            onClick={() =>
              ask(
                pick(
                  ideas.filter(idea => idea !== prompt),
                  random,
                ),
              )
            }
          >
            Another idea
          </button>
        </Field>
      </form>
      <div className={styles.table}>
        <ul className={styles.sheets} aria-label={`Nine sheets: ${prompt}`}>
          {sheets.map((picture, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place among the nine of a prompt
            <li key={`${prompt} ${i}`}>
              <button
                type="button"
                className={styles.sheet}
                aria-label={`Sheet ${i + 1}`}
                aria-pressed={current === i + 1}
                onClick={() => {
                  setPicked(true)
                  set({ sheet: i + 1 })
                }}
              >
                <Sheet
                  picture={picture}
                  label={null}
                  moving={motion}
                  isWaiting={follows && i + 1 > current}
                  onDone={() =>
                    setDrawing(old =>
                      old.prompt !== prompt
                        ? { prompt, sheet: i + 2 }
                        : { prompt, sheet: Math.max(old.sheet, i + 2) },
                    )
                  }
                />
              </button>
            </li>
          ))}
        </ul>
        {chosen && (
          <div className={styles.side}>
            <p className={styles.note} role="status">
              <b>Sheet {current}.</b> <BidiIsolate>{chosen.note}</BidiIsolate>
            </p>
            <CrayonBox box={chosen.box} sheet={current} />
            <div className="buttons">
              <button data-menu="file" type="button" onClick={() => void save()}>
                Save as PNG
              </button>
              <button type="button" onClick={hang}>
                For your fridge
              </button>
              <ShareButton text={`“${prompt}”, wax on paper`} />
            </div>
            {hung.length > 0 && <Fridge hung={hung} count={hangings} />}
          </div>
        )}
      </div>
      <StatusMessage>{message || `Wax on paper: ${prompt}`}</StatusMessage>
    </div>
  )
}

/** Describes a sheet that was put on the fridge, where it may have hung before, among others. */
function hangText(sheet: number, before: number, others: number): string {
  if (before > 0) return `Sheet ${sheet} hung there. It is straight now.`
  if (others >= maxHung) return `Sheet ${sheet} hangs. The oldest has slid behind the fridge.`
  return `Sheet ${sheet} hangs on the fridge, by a magnet.`
}
