import { useMemo, useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { useScrollToResult } from "../../hooks/page/useScrollToResult"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { isBlank } from "../../lib/text/blank"
import { join } from "./address"
import { explain } from "./explain"
import * as styles from "./ParseUrl.module.css"
import { PartsList } from "./parts/PartsList"
import { Post } from "./parts/Post"
import { QueryRows } from "./parts/QueryRows"
import { Source } from "./parts/Source"
import { useHistory } from "./parts/useHistory"
import type { Letter } from "./schema"
import { judge } from "./verdict"

type Props = {
  /** The address to begin with. */
  start: string
}

/** The maximum length of an address in the link, in characters. */
const maxLinked = 2000
const maxShown = 2000

const shown = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}...` : text)

/**
 * Ten letters with a link in them, to open or to bin, and an editor that splits an address into explained parts.
 *
 * @data doubtful-letters
 * @feed Ten letters with a link in each. Open it or bin it, and see how many strangers have your keys.
 */
export default function ParseUrl({ start }: Props) {
  const letters = usePageData<{ "doubtful-letters": Letter[] }>()["doubtful-letters"]
  const { values, set } = useAddress({ url: text(start, { maxLength: maxLinked }) })
  const { text: given, came, canUndo, touched, change, undo } = useHistory(values.url)
  const { parts, url, fatals, warnings } = useMemo(() => judge(given), [given])
  const joined = useMemo(() => join(parts), [parts])
  const [laid, look] = useScrollToResult<HTMLDivElement>(true)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isEmpty = isBlank(given)
  // An address that begins with two slashes only lacks its scheme.
  const scheme = /^\s*[/\\]{2}/.test(given) ? "https:" : "https://"
  const mendable = parts.scheme === null && !isEmpty && judge(scheme + given.trimStart()).url !== null

  /** Changes the text. `isWhole` is false for an edit of the same address. */
  const take = (next: string, mark: string, isWhole = true) => {
    change(next, mark, isWhole)
    set({ url: next })
  }

  return (
    <div className={styles.tool}>
      <Post
        letters={letters}
        onLay={link => {
          take(link, `letter ${link}`)
          setOpen(true)
          look()
        }}
      />
      <details
        className={styles.fold}
        open={isOpen ?? given !== start}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Take an address apart</summary>
        <div ref={laid} className={styles.bench}>
          <Source
            text={given}
            fatals={fatals}
            warnings={warnings}
            mend={mendable ? scheme : null}
            onChange={next => take(next, "text")}
          >
            {!isEmpty && <PartsList text={given} parts={parts} explanations={explain(parts, url)} />}
          </Source>
        </div>
        <QueryRows
          query={parts.query}
          onChange={(query, mark) => take(join({ ...parts, query }), mark, false)}
        />
        <section aria-label="Put together again">
          <h2>Put together again</h2>
          <p className="result">{shown(joined) || "Nothing."}</p>
          <p>
            {joined === came ? "Not a byte is different." : "Edited. What you didn't touch is as it was."}
          </p>
          {url && url.href !== joined && (
            <>
              <p>As the browser writes it:</p>
              <p className="result">{shown(url.href)}</p>
            </>
          )}
        </section>
        <div className="buttons">
          <CopyButton text={joined} label="Copy the address" />
          <CopyButton text={url?.href ?? ""} label="Copy the browser's" />
          <ShareButton />
          <RevealOnce when={canUndo || given !== start}>
            <Button data-menu="edit" disabled={!canUndo} onClick={() => set({ url: undo() })}>
              Undo
            </Button>
            <Button data-menu="edit" disabled={given === start} onClick={() => take(start, "text again")}>
              Start again
            </Button>
          </RevealOnce>
        </div>
        {touched && given.length > maxLinked && (
          <p>The address is too long for a link. A link leads to the example.</p>
        )}
      </details>
    </div>
  )
}
