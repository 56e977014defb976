import { useState } from "react"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { colours, packed, unpacked } from "../../effects/drawnEmoji"
import { trailOverride } from "../../effects/trailOverride"
import { useScrollToResult } from "../../hooks/page/useScrollToResult"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useThing } from "../../kits/things/useThing"
import { trimmed } from "../../lib/text/blank"
import { emptyCells, factsOf, likeness, maxNameLength } from "./logic"
import * as styles from "./PickEmoji.module.css"
import { Board } from "./parts/Board"
import { Letter, type Stage } from "./parts/Letter"

const drawing = {
  initial: null as readonly number[] | null,
  parse: (text: string) => unpacked(text) ?? undefined,
  format: (cells: readonly number[] | null) => cells && packed(cells),
}
const codecs = { emoji: drawing, name: text("", { maxLength: maxNameLength }) }

const buttons: Readonly<Record<Stage, string>> = {
  draft: "Submit",
  refused: "Appeal",
  appealed: "Appeal again",
  approved: "Submit another",
}
const stamps: Readonly<Record<Stage, string>> = {
  draft: "",
  refused: "REFUSED",
  appealed: "REFUSED",
  approved: "APPROVED",
}
const next: Readonly<Record<Stage, Stage>> = {
  draft: "refused",
  refused: "appealed",
  appealed: "approved",
  approved: "draft",
}
const messages: Readonly<Record<Stage, string>> = {
  draft: "A clean sheet.",
  refused: "Refused. It has found your cursor.",
  appealed: "Refused again. It has moved into your tab.",
  approved: "Approved, by accident.",
}

/**
 * A drawing board for an emoji of one's own, which a committee refuses, and which then follows the cursor on the site.
 *
 * @feed Draw an emoji, and read the committee's reasons against it. It follows your cursor all the same.
 */
export default function PickEmoji() {
  const { values, set } = useAddress(codecs)
  const [kept, setKept] = useStorage(trailOverride)
  const [colour, setColour] = useState(5)
  const [stage, setStage] = useState<Stage>("draft")
  const [message, setMessage] = useState("")
  const [letter, showLetter] = useScrollToResult<HTMLElement>(true)
  const { give } = useThing()
  const cells = values.emoji ?? emptyCells
  const isBlank = cells.every(cell => cell === 0)
  const name = trimmed(values.name) || "your picture"

  const draw = (drawn: readonly number[]) => {
    setStage("draft")
    setMessage("")
    set({ emoji: drawn })
  }
  const proceed = () => {
    showLetter()
    const to = next[stage]
    setStage(to)
    setMessage(isBlank && to === "refused" ? "Refused. There was nothing to refuse." : messages[to])
    if (to === "draft") set({ emoji: null, name: "" })
    if (to === "refused" && !isBlank) setKept(packed(cells))
    if (to === "approved" && !isBlank) give()
  }

  return (
    <div className={styles.office}>
      <div className={styles.desk}>
        <Board cells={cells} colour={colour} onDraw={draw}>
          {stamps[stage] && (
            <span key={stage} className={styles.stamp} data-good={stage === "approved" || undefined}>
              {stamps[stage]}
            </span>
          )}
        </Board>
        <div className={styles.palette} role="radiogroup" aria-label="Colour">
          {colours.map((each, index) => (
            <span key={each.name} style={index ? { background: each.value } : undefined}>
              <input
                type="radio"
                name="colour"
                aria-label={index ? each.name : "eraser"}
                checked={index === colour}
                onChange={() => setColour(index)}
              />
            </span>
          ))}
        </div>
        <label className={styles.name}>
          Its name{" "}
          <input
            type="text"
            value={values.name}
            maxLength={maxNameLength}
            placeholder="Face with porridge"
            onChange={event => set({ name: event.target.value })}
          />
        </label>
        <div className="buttons">
          <button type="button" className="default" onClick={proceed}>
            <Reserve inline all={Object.values(buttons)}>
              {buttons[stage]}
            </Reserve>
          </button>
          <Button disabled={kept === ""} onClick={() => setKept("")}>
            Let it go
          </Button>
          <ShareButton
            text={`I propose ${name} as an emoji`}
            {...(isBlank
              ? {}
              : { link: `?${new URLSearchParams({ emoji: packed(cells), name: trimmed(values.name) })}` })}
          />
        </div>
      </div>
      <Letter stage={stage} cells={cells} facts={factsOf(cells)} name={name} place={letter} />
      <StatusMessage>
        {message || (isBlank ? "" : `So far the committee sees ${likeness(factsOf(cells))}.`)}
      </StatusMessage>
    </div>
  )
}
