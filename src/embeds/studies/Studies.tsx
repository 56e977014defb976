import { useState } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { whole } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Checkbox } from "../../kits/controls/Checkbox"
import type { Course } from "../../lib/lists/transcript"
import { pluralise } from "../../lib/text/pluralise"
import {
  bestDefinition,
  counts,
  definitions,
  percentage,
  result,
  review,
  rules,
  sittings,
  stampOf,
} from "./logic"
import { Cup } from "./parts/Cup"
import * as styles from "./Studies.module.css"
import type { Drink } from "./schema"

/** The number of definitions sent before the assistant offers to try all of them. */
const triesUntilAssistant = 3

/**
 * A row of cups for the courses of a degree, with the share that had free coffee. The visitor chooses the definition
 * of coffee.
 *
 * @feed Twenty courses, their credits, and the percentage that had free coffee, which depends on what one calls coffee.
 * @data coffee
 * @data transcript
 */
export default function Studies() {
  const { transcript, coffee } = usePageData<{ transcript: Course[]; coffee: Drink[] }>()
  const address = useAddress({ rules: whole(0, definitions - 1, 0) })
  const [code, setCode] = useState("KAH101")
  /** The definitions that the referees have seen. */
  const [seen, setSeen] = useState<readonly number[]>([])
  /** True while the verdict on the current definition is stamped on the paper. */
  const [isStamped, setStamped] = useState(false)
  const definition = address.values.rules
  const all = sittings(transcript, coffee)
  const credits = all.reduce((sum, course) => sum + course.credits, 0)
  const share = percentage(all, definition)
  const found = result(all, definition)
  const moves = useMotion()
  const isGood = definition > 0 && found !== null && stampOf(found) === "ACCEPTED"
  const shown = all.find(course => course.code === code)
  const choose = (next: number) => {
    setStamped(false)
    address.set({ rules: next })
  }
  const submit = () => {
    setStamped(true)
    if (definition > 0 && !seen.includes(definition)) setSeen([...seen, definition])
  }
  const search = () => {
    setStamped(true)
    setSeen(Array.from({ length: definitions }, (_, i) => i))
    address.set({ rules: bestDefinition(all) })
  }
  const canSearch = seen.length >= triesUntilAssistant
  return (
    <div className={styles.tool}>
      <div className={styles.head}>
        <output className={styles.share} aria-label="Courses with free coffee">
          <b>{Math.round(share)}%</b> of {pluralise(all.length, "course")} had free coffee
        </output>
      </div>
      <fieldset className={styles.shelf}>
        <legend className="visually-hidden">Courses</legend>
        {all.map(course => (
          <button
            key={course.code}
            type="button"
            aria-pressed={course.code === code}
            aria-label={`${course.name}${counts(course.kind, definition) ? ", counts" : ""}`}
            onClick={() => setCode(course.code)}
          >
            <Cup kind={course.kind} lit={counts(course.kind, definition)} />
          </button>
        ))}
      </fieldset>
      <p className={styles.course} role="status">
        <b>{shown?.name}</b>, {shown?.credits} credits,{" "}
        {shown?.grade === "pass" ? "passed" : `grade ${shown?.grade}`}. {shown?.note}
      </p>
      <div className={styles.columns}>
        <fieldset className={styles.rules}>
          <legend>What is free coffee?</legend>
          {rules.map(({ kind, label }, bit) => (
            <Checkbox
              key={kind}
              label={label}
              checked={counts(kind, definition)}
              onChange={() => choose(definition ^ (1 << bit))}
            />
          ))}
        </fieldset>
        <section className={styles.paper} aria-label="The finding">
          <h2>Coffee and grades</h2>
          {found ? (
            <p role="status">
              n = {found.n}, r = {signed(found.r)}, p = {found.p < 0.001 ? "under 0.001" : found.p.toFixed(3)}
              .
            </p>
          ) : (
            <p role="status">Everything is coffee. There is nothing left to compare it with.</p>
          )}
          <div className={styles.verdict} role="status" aria-label="The referees">
            {isStamped && (
              <>
                <b key={`${definition} ${seen.length}`} data-moves={moves} data-good={isGood || undefined}>
                  {definition === 0 ? "NO DEFINITION" : stampOf(found)}
                </b>
                <span>
                  {definition === 0
                    ? "The referees want a box ticked first."
                    : found
                      ? review(found)
                      : "Lovely cups."}
                  {definition > 0 && ` Definitions tried: ${seen.length}. Reported: 1.`}
                </span>
              </>
            )}
          </div>
          <div className={styles.buttons}>
            <button type="button" className="default" onClick={submit}>
              Send it to the referees
            </button>
            <ShareButton
              text={`${Math.round(share)}% of my courses had free coffee${found ? ` (r = ${signed(found.r)})` : ""}`}
            />
            {(address.touched || address.canUndo) && <StartAgain of={address} />}
            {canSearch && (
              <button type="button" onClick={search}>
                Let the assistant try all 128
              </button>
            )}
          </div>
        </section>
      </div>
      <ol className={styles.history} aria-label="Study history">
        <li>
          <PageLink to="/education">Education</PageLink>: 0 credits, milk
        </li>
        <li>
          <PageLink to="/studies/jyu">Studies at JYU</PageLink>: {credits} credits, coffee as above
        </li>
        <li>
          <PageLink to="/thesis">Thesis</PageLink>: finished, cold coffee
        </li>
        <li>
          <PageLink to="/phd">PhD</PageLink>: coffee
        </li>
      </ol>
    </div>
  )
}

/** Formats a correlation: "+0.52", "−0.10". */
function signed(r: number): string {
  return `${r < 0 ? "−" : "+"}${Math.abs(r).toFixed(2)}`
}
