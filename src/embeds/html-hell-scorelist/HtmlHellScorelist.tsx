import { useMemo, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { maxFieldLength } from "../../components/text-source/longText"
import { usePageData } from "../../hooks/page/page"
import { useScrollToResult } from "../../hooks/page/useScrollToResult"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { isBlank } from "../../lib/text/blank"
import { type Fuel, type Throw, withFuel } from "./fire"
import * as styles from "./HtmlHellScorelist.module.css"
import { Certificate } from "./parts/Certificate"
import { Charges } from "./parts/Charges"
import { Source } from "./parts/Source"
import { useScan } from "./parts/useScan"
import type { Place } from "./report"
import { sample } from "./sample"
import type { HtmlSin } from "./schema"
import { charges, rankOf, scoreOf } from "./verdict"

/** The maximum length of a text in the link, in characters. */
const maxLinked = 2000

const codecs = { html: text(sample, { maxLength: maxLinked }) }

/**
 * A checker that finds sins in pasted HTML, with the line and cost of each, and issues a certificate with a rank.
 *
 * @feed Paste any HTML and hear its sins, line by line, with points and a certificate. It is never rendered.
 * @data html-sins
 */
export default function HtmlHellScorelist() {
  const { "html-sins": sins } = usePageData<{ "html-sins": HtmlSin[] }>()
  const { values, set } = useAddress(codecs)
  const { html } = values
  const [before, setBefore] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)

  const { judged, busy, progress, failed, again } = useScan(html, sins)
  const empty = isBlank(html)
  const list = useMemo(() => (empty ? [] : judged && charges(sins, judged.found)), [empty, sins, judged])
  const score = list && scoreOf(list)
  const rank = score === null ? null : rankOf(score)

  const [place, ask] = useScrollToResult<HTMLDivElement>(list)
  const change = (next: string) => set({ html: next })
  /** Replaces the text and keeps the old one for undo. */
  const replace = (next: string) => {
    setBefore(html)
    change(next)
  }
  /** Replaces the text from a button below the box, and judges it, because the answer is shown above. */
  const swap = (next: string) => {
    replace(next)
    ask()
  }
  const [thrown, setThrown] = useState<Throw>({ fuel: null, count: 0 })
  const fling = (fuel: Fuel) => {
    setThrown({ fuel, count: thrown.count + 1 })
    replace(withFuel(html, fuel))
  }
  const go = ({ line, from, to }: Place) => {
    const text = box.current
    if (!text) return
    text.focus()
    text.setSelectionRange(from, to)
    const height = Number.parseFloat(getComputedStyle(text).lineHeight)
    text.scrollTop = Math.max(0, line - 4) * (height || 20)
    text.scrollIntoView?.({ block: "nearest" })
  }

  return (
    <div className={styles.tool}>
      <div className={styles.desk}>
        <div ref={place} className={styles.sheet}>
          <div role="status">
            {empty && "The box is empty. Paste something you are not proud of."}
            {!empty && !list && !failed && "Looking for sins."}
            {!empty && rank && score !== null && (
              <>
                <strong>{score.toLocaleString("en-GB")} points.</strong> Rank: <strong>{rank.name}</strong>.{" "}
                {rank.says}
              </>
            )}
          </div>
          {failed && (
            <div role="alert" className={styles.trouble}>
              <p>The reader of HTML could not be fetched. Court is adjourned.</p>
              <button type="button" onClick={again}>
                Try again
              </button>
            </div>
          )}
          {busy && progress > 0 && <progress value={progress} aria-label="Looked through" />}
          {list && <Certificate list={list} thrown={thrown} onThrow={fling} />}
        </div>
        <div>
          <Source
            text={html}
            box={box}
            onChange={next => (Math.abs(next.length - html.length) > 200 ? replace(next) : change(next))}
          />
          <div className="buttons">
            <ShareButton text={rank ? `${score} points in HTML hell: ${rank.name}` : undefined} />
            <Button disabled={html === ""} onClick={() => swap("")}>
              Empty the box
            </Button>
            <RevealOnce when={before !== null}>
              <Button
                data-menu="edit"
                disabled={before === null}
                onClick={() => before !== null && swap(before)}
              >
                Undo
              </Button>
            </RevealOnce>
            <RevealOnce when={html !== sample}>
              <Button disabled={html === sample} onClick={() => swap(sample)}>
                Try a page from 1998
              </Button>
            </RevealOnce>
          </div>
          {html.length > maxLinked && (
            <p className={styles.note}>
              This is too long for a link. Share sends the page from 1998 instead.
            </p>
          )}
        </div>
      </div>
      {list && !empty && (
        <Charges
          html={judged?.html ?? ""}
          list={list}
          onGo={html.length <= maxFieldLength ? go : null}
          busy={busy}
        />
      )}
    </div>
  )
}
