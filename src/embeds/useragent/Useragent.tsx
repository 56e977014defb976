import { useEffect, useId, useMemo, useRef, useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useQuery } from "../../hooks/query"
import { facts } from "./browser"
import { costumes } from "./costumes"
import { changes, longest, outcome, piecesOf, type Row } from "./logic"
import { Hints } from "./parts/Hints"
import { Pieces } from "./parts/Pieces"
import { Summary } from "./parts/Summary"
import * as styles from "./Useragent.module.css"

/** More is not kept: a text box with a million letters stops the page. */
const mostKept = 10_000

/**
 * The user agent string of this browser, or of any other, taken apart and explained; with disguises that change nothing.
 *
 * @feed What your browser says it is, taken apart word by word back to Mosaic, and fourteen disguises.
 */
export default function Useragent() {
  const [linked, setLinked] = useQuery("ua")
  const [typed, setTyped] = useState<string | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  const [before, setBefore] = useState<Row[]>([])
  const [after, setAfter] = useState<Row[]>([])
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const text = typed ?? linked ?? own ?? ""
  const isOwn = own !== null && text === own
  const pieces = useMemo(() => piecesOf(text), [text])

  useEffect(() => {
    setOwn(navigator.userAgent)
    setBefore(facts())
  }, [])

  const change = (next: string) => {
    const kept = next.slice(0, mostKept)
    setTyped(kept)
    // What this browser says stays out of the address: it may be shared with strangers.
    setLinked(kept === own || kept.length > longest ? null : kept)
    setAfter(facts())
  }

  return (
    <div className={styles.tool}>
      <label htmlFor={`${id}-text`}>
        {isOwn || (typed === null && linked === null)
          ? "Your browser says that it is"
          : "This one says that it is"}
      </label>
      <textarea
        ref={box}
        id={`${id}-text`}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        placeholder="Paste a user agent string, or put on a disguise"
        value={text}
        aria-describedby={`${id}-note`}
        onChange={event => change(event.target.value)}
      />
      <p id={`${id}-note`} className={styles.note} role="alert">
        {text.length > longest &&
          "That is long. The first 2,000 characters are read, and the rest is not in the link."}
      </p>
      <Summary text={text} />
      <div className={styles.costume}>
        <label htmlFor={`${id}-costume`}>Pretend to be</label>
        <select
          id={`${id}-costume`}
          value={costumes.find(({ userAgent }) => userAgent === text)?.userAgent ?? ""}
          disabled={own === null}
          onChange={event => change(event.target.value || (own ?? ""))}
        >
          <option value="">{isOwn || own === null ? "yourself" : "yourself again"}</option>
          {costumes.map(({ name, userAgent }) => (
            <option key={name} value={userAgent}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.outcome} role="status" aria-label="What has changed">
        {after.length > 0 && !isOwn && text !== "" && outcome(after.length, changes(before, after))}
      </p>
      <div className="buttons">
        <CopyButton text={text} />
        <ShareButton />
        <button
          type="button"
          disabled={typed === null && linked === null}
          onClick={() => {
            setTyped(null)
            setLinked(null)
            setAfter([])
          }}
        >
          Start again
        </button>
      </div>
      <h2>Word by word</h2>
      {text.trim() === "" ? (
        <p>
          {own === null ? "Asking your browser who it is..." : "Nobody said anything. That is a string too."}
        </p>
      ) : (
        <Pieces pieces={pieces} />
      )}
      <h2>And if asked politely</h2>
      <Hints />
    </div>
  )
}
