import { useState } from "react"
import { Field } from "../../../kits/controls/Field"
import { TextArea } from "../../../kits/controls/TextArea"
import {
  type Ballot,
  emptyDraft,
  fillDraft,
  givePoints,
  juryName,
  nextPlace,
  points,
  readActs,
} from "../votes"
import * as styles from "./Vote.module.css"

type Props = {
  acts: readonly string[]
  /** Names of the juries that have voted. */
  handed: readonly string[]
  hand: (ballot: Ballot) => void
  back: (() => void) | undefined
  rename: (lines: string) => void
}

/** A form to give ten numbers of points to acts, by press or drag, with a name for the jury. */
export function BallotForm({ acts, handed, hand, back, rename }: Props) {
  const [draft, setDraft] = useState(emptyDraft)
  const [picked, setPicked] = useState<number | null>(null)
  const [name, setName] = useState("")
  const [list, setList] = useState<string | null>(null)
  const next = picked ?? nextPlace(draft)
  const left = draft.filter(act => act === null).length
  const give = (place: number | null, act: number) => {
    const currentPlace = draft.indexOf(act)
    if (place === null || (picked === null && currentPlace >= 0))
      setDraft(draft.map(other => (other === act ? null : other)))
    else setDraft(givePoints(draft, place, act))
    setPicked(null)
  }
  const handIn = () => {
    const order = draft.filter(act => act !== null)
    if (order.length === points.length) hand({ name: juryName(name) || `Jury ${handed.length + 1}`, order })
  }
  const lines = list === null ? acts.length : readActs(list).length

  return (
    <div className={styles.ballot}>
      <p role="status" className={styles.left}>
        {next === null
          ? "All ten are given. Hand it in before you change your mind."
          : `${points[next]} points: press the one that gets them, or drag the number there.`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="Points to give" className={styles.chips}>
        {points.map((value, place) => (
          <button
            key={value}
            type="button"
            draggable
            data-given={draft[place] !== null || undefined}
            aria-pressed={next === place}
            aria-label={`${value} points${draft[place] === null ? "" : `, given to ${acts[draft[place] ?? 0]}`}`}
            onDragStart={event => {
              event.dataTransfer.setData("text/plain", String(place))
              setPicked(place)
            }}
            onClick={() => setPicked(place)}
          >
            {value}
          </button>
        ))}
      </div>
      <ul className={styles.acts} aria-label="Acts">
        {acts.map((act, index) => {
          const place = draft.indexOf(index)
          const has = place < 0 ? null : points[place]
          return (
            <li key={act}>
              <button
                type="button"
                data-has={has !== null || undefined}
                aria-label={`${act}${has === null ? "" : `, ${has} points`}`}
                onClick={() => give(next, index)}
                onDragOver={event => event.preventDefault()}
                onDrop={event => {
                  event.preventDefault()
                  give(next, index)
                }}
              >
                <b>{has ?? ""}</b>
                {act}
              </button>
            </li>
          )
        })}
      </ul>
      <Field
        label="Whose votes are these?"
        value={name}
        onChange={setName}
        maxLength={24}
        placeholder={`Jury ${handed.length + 1}`}
      >
        <button type="button" onClick={left === 0 ? handIn : () => setDraft(fillDraft(draft, acts.length))}>
          {left === 0 ? "Hand it in" : "Fill in the rest blindly"}
        </button>
        {back && (
          <button type="button" onClick={back}>
            Back to the board
          </button>
        )}
      </Field>
      <details>
        <summary>Vote for something else</summary>
        <TextArea
          label="One act a line, ten or more: songs, soups, sofas"
          rows={5}
          value={list ?? acts.join("\n")}
          onText={setList}
          problem={list !== null && lines < 10 ? `Ten points need ten acts; there are ${lines}.` : null}
        />
        {list !== null && lines >= 10 && (
          <button type="button" onClick={() => rename(list)}>
            Use these, and begin the voting anew
          </button>
        )}
      </details>
    </div>
  )
}
