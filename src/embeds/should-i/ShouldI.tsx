import { useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { useGuest } from "../../kits/guest/useGuest"
import { useThing } from "../../kits/things/useThing"
import { trimmed } from "../../lib/text/blank"
import { maybe } from "./guest"
import { kindOf, normalise, remember, shown, verdict } from "./logic"
import { Care } from "./parts/Care"
import { History, historyEntry } from "./parts/History"
import { Mincer } from "./parts/Mincer"
import { answerTexts, Opinion } from "./parts/Opinion"
import * as styles from "./ShouldI.module.css"
import type { Reasons } from "./schema"

const maxLength = 200

/** The question answered before the visitor asks one. */
const example = "buy a boat?"

/** Suggested questions. */
const ready = ["go to the sauna", "answer the phone", "reply to all", "have coffee"]

/**
 * A mincer that answers any "Should I" question with three reasons. Turned backwards, it gives a second opinion.
 *
 * @data should-i
 * @feed A box that answers whether you should, with reasons; the second opinion is always the opposite.
 */
export default function ShouldI() {
  const groups = usePageData<{ "should-i": Reasons[] }>()["should-i"]
  const { values, set } = useAddress({ q: text(null) })
  const [unsharedQuestion, setUnsharedQuestion] = useState<string | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [secondFor, setSecondFor] = useState<string | null>(null)
  /** The reasons given for the question before this one. */
  const [said, setSaid] = useState<readonly string[]>([])
  const guest = useGuest()
  /** The question with which the guest went in; "" once it has been taken out, null before. */
  const [inFor, setInFor] = useState<string | null>(null)
  const [, setHistory] = useStorage(historyEntry)
  useThing(secondFor !== null)

  const asked = unsharedQuestion ?? values.q?.slice(0, maxLength) ?? null
  const shownQuestion = asked ?? example
  const kind = kindOf(shownQuestion)
  const key = normalise(shownQuestion)
  const opinion = verdict(shownQuestion, groups, "first", said)
  const isIn = guest !== null && inFor === key
  const given = (of: "first" | "second") =>
    isIn ? maybe(guest, of) : of === "first" ? opinion : verdict(shownQuestion, groups, "second", said)
  // The guest jumps in with the first question that is put, or to be turned back.
  const jumpIn = (question: string) => {
    if (guest && inFor === null) setInFor(question)
  }

  // Only questions with a joke for an answer go into the address and the history.
  const ask = (written: string) => {
    const question = trimmed(written)
    const ordinary = kindOf(question) === "ordinary"
    setUnsharedQuestion(ordinary ? null : question)
    set({ q: ordinary ? question : null })
    setDraft(question)
    setSecondFor(null)
    if (normalise(question) !== key)
      setSaid([...opinion.reasons, ...verdict(shownQuestion, groups, "second", said).reasons])
    if (ordinary) jumpIn(normalise(question))
    if (ordinary) setHistory(old => remember(old, question))
  }

  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          // Without a draft the displayed question is asked; an emptied field counts as a draft.
          ask(draft ?? asked ?? example)
        }}
      >
        <Field
          beside
          label="Should I"
          maxLength={maxLength}
          placeholder={example}
          value={draft ?? asked ?? ""}
          onChange={setDraft}
        />
        <button type="submit" className="default">
          Ask
        </button>
      </form>
      <ul className={styles.ready} aria-label="Questions for those who have none">
        {ready.map(question => (
          <li key={question}>
            <button type="button" onClick={() => ask(question)}>
              <BidiIsolate>{shown(question).replace(/^Should I /, "")}</BidiIsolate>
            </button>
          </li>
        ))}
      </ul>
      {kind === "ordinary" && (
        <Mincer
          question={shownQuestion}
          first={opinion.answer}
          second={secondFor === key}
          guest={guest}
          isIn={isIn}
          onGuest={() => setInFor(isIn ? "" : key)}
          onOut={second => {
            setSecondFor(second ? key : null)
            jumpIn(key)
          }}
        />
      )}
      {kind === "ordinary" && (
        <div className="buttons">
          {/* A single button for both states keeps the focus; above the opinion it brings, so that it doesn't move. */}
          <button
            type="button"
            onClick={() => {
              setSecondFor(secondFor === key ? null : key)
              jumpIn(key)
            }}
          >
            <Reserve inline all={["One opinion was enough"]}>
              {secondFor === key ? "One opinion was enough" : "Get a second opinion"}
            </Reserve>
          </button>
          <ShareButton
            text={`${shown(shownQuestion)} ${answerTexts[given("first").answer]}`}
            link={asked === null ? `?q=${encodeURIComponent(example)}` : undefined}
          />
        </div>
      )}
      <div role="status" aria-label="Answer" className={styles.opinions} data-two={secondFor === key}>
        {kind !== "ordinary" && <Care kind={kind} />}
        {kind === "ordinary" && (
          <>
            {/* The visible question is in the field, and in the mincer's letters. */}
            <p className="visually-hidden">
              <BidiIsolate>{shown(shownQuestion)}</BidiIsolate>
            </p>
            <Opinion title="First opinion" verdict={given("first")} />
            {secondFor === key && <Opinion title="Second opinion" verdict={given("second")} />}
          </>
        )}
      </div>
      <div className={styles.past}>
        <History onAsk={ask} />
      </div>
    </div>
  )
}
