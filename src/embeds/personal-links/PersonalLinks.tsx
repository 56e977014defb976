import { useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Slider } from "../../kits/controls/Slider"
import { lastPage, lockedFrom, pages, pullText, type Secret } from "./logic"
import * as styles from "./PersonalLinks.module.css"
import { Doodle } from "./parts/Doodle"
import { Lock } from "./parts/Lock"
import { Polaroid } from "./parts/Polaroid"
import { Traces } from "./parts/Traces"
import type { PersonalLink } from "./schema"

const codecs = { page: whole(1, lastPage, 1) }

/**
 * A diary of links to this site, more personal with each page. A lock guards page 8 onwards, and the visitor writes
 * the last.
 *
 * @feed A diary in which all links are to this site, sorted by how personal they are; the last page is about you.
 * @data personal-links
 */
export default function PersonalLinks() {
  const { "personal-links": links } = usePageData<{ "personal-links": PersonalLink[] }>()
  const { values, set } = useAddress(codecs)
  const [secret, setSecret] = useState<Secret | null>(null)
  const [retreats, setRetreats] = useState(0)
  const motion = useMotion()
  // Nobody gets past the lock without a secret, not by a link either.
  const page = secret === null ? Math.min(values.page, lockedFrom) : values.page
  const [pulls, setPulls] = useState(0)
  const { name, remark } = pages[page - 1] ?? { name: "", remark: "" }
  const locked = page >= lockedFrom && secret === null
  const [turned, setTurned] = useState(false)
  const turn = (to: number) => {
    const next = Math.min(secret === null ? lockedFrom : lastPage, Math.max(1, to))
    if (next === page) {
      if (locked && to > page) setPulls(pulls + 1)
      return
    }
    setTurned(true)
    if (next < page) setRetreats(retreats + 1)
    set({ page: next })
  }

  return (
    <div className={styles.tool}>
      <div className={styles.dial}>
        <button type="button" onClick={() => turn(page - 1)}>
          Less personal
        </button>
        <Slider
          label="How personal?"
          min={1}
          max={lastPage}
          value={page}
          valueText={`Page ${page}, ${name}`}
          onChange={turn}
        />
        <button type="button" onClick={() => turn(page + 1)}>
          More personal
        </button>
      </div>
      <div className={styles.book}>
        <section
          key={page}
          className={styles.spread}
          data-turns={(motion && turned) || undefined}
          aria-labelledby="diary"
        >
          <div className={styles.left}>
            <p className={styles.number}>{page}</p>
            <h2 id="diary" aria-live="polite">
              {name}
            </h2>
            <p role="status">{locked ? pullText(pulls) : remark}</p>
            {!locked && page >= lockedFrom && secret && (
              <p className={styles.blots}>
                <span className="visually-hidden">
                  Your secret, blotted out: {secret.lengths.length} words.{" "}
                </span>
                {secret.lengths.map((letters, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
                  <span key={i} aria-hidden="true" style={{ inlineSize: `${letters * 0.6}em` }} />
                ))}
              </p>
            )}
            <Doodle page={page} />
          </div>
          <div className={styles.right}>
            {locked ? (
              <Lock onSecret={setSecret} />
            ) : page === lastPage && secret ? (
              <Traces secret={secret} retreats={retreats} />
            ) : (
              <ul className={styles.album}>
                {links
                  .filter(link => link.page === page)
                  .map((link, i) => (
                    <Polaroid key={link.to} {...link} tilt={[-2, 1.5, -1][i % 3] ?? 0} />
                  ))}
              </ul>
            )}
          </div>
        </section>
      </div>
      <div className="buttons">
        <ShareButton text={`Page ${page} of a diary: ${name}`} link={`?page=${page}`} />
      </div>
    </div>
  )
}
