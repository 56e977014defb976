import { useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { kindOf, normalise, remember, shown, verdict } from "./logic"
import { Care } from "./parts/Care"
import { History, historyEntry } from "./parts/History"
import { Opinion } from "./parts/Opinion"
import * as styles from "./ShouldI.module.css"
import type { Reasons } from "./schema"

const maxLength = 200

/**
 * Answers a question that begins with "Should I" with yes or no and three reasons, and gives a second opinion when asked.
 *
 * @data should-i
 * @feed A box that answers whether you should, with reasons; the second opinion is always the opposite.
 */
export default function ShouldI() {
  const groups = usePageData<{ "should-i": Reasons[] }>()["should-i"]
  const { values, set } = useAddress({ q: text(null) })
  const [kept, setKept] = useState<string | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [secondFor, setSecondFor] = useState<string | null>(null)
  const [, setHistory] = useStorage(historyEntry)

  const asked = kept ?? values.q?.slice(0, maxLength) ?? null
  const kind = asked === null ? null : kindOf(asked)
  const key = asked === null ? null : normalise(asked)

  // A question that is not answered with a joke goes into neither the address nor the memory.
  const ask = (written: string) => {
    const question = written.trim()
    const ordinary = kindOf(question) === "ordinary"
    setKept(ordinary ? null : question)
    set({ q: ordinary ? question : null })
    setDraft(question)
    setSecondFor(null)
    if (ordinary) setHistory(old => remember(old, question))
  }

  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          ask(draft ?? asked ?? "")
        }}
      >
        <Field
          beside
          label="Should I"
          maxLength={maxLength}
          placeholder="buy a boat?"
          value={draft ?? asked ?? ""}
          onChange={setDraft}
        />
        <button type="submit" className="default">
          Ask
        </button>
      </form>
      <div role="status" aria-label="Answer" className={styles.opinions}>
        {kind !== null && kind !== "ordinary" && <Care kind={kind} />}
        {asked !== null && kind === "ordinary" && (
          <>
            <p className={styles.question}>{shown(asked)}</p>
            <Opinion title="First opinion" verdict={verdict(asked, groups)} />
            {secondFor === key && (
              <Opinion title="Second opinion" verdict={verdict(asked, groups, "second")} />
            )}
          </>
        )}
      </div>
      {asked !== null && kind === "ordinary" && (
        <div className="buttons">
          {/* One button for both, so that the focus has somewhere to stay. */}
          <button type="button" onClick={() => setSecondFor(secondFor === key ? null : key)}>
            {secondFor === key ? "One opinion was enough" : "Get a second opinion"}
          </button>
          <ShareButton text={`${shown(asked)} ${verdict(asked, groups).answer === "yes" ? "Yes." : "No."}`} />
        </div>
      )}
      <History onAsk={ask} />
    </div>
  )
}
