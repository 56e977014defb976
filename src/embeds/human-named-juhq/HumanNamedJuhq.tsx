import { type CSSProperties, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useHeading } from "../../hooks/page/heading"
import { useScrollToResult } from "../../hooks/page/useScrollToResult"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./HumanNamedJuhq.module.css"
import { familyOf, foldedName, introduction, maxLetters, sought } from "./logic"
import { Passport } from "./parts/Passport"
import { Portrait } from "./parts/Portrait"

const codecs = { name: text("Elvis", { maxLength: maxLetters }) }

/**
 * A family gallery that leads from any name to juhq, one letter a generation.
 *
 * @feed Write your name, and see by which ancestors you descend from a human named juhq.
 */
export default function HumanNamedJuhq() {
  const { values, set } = useAddress(codecs)
  const { give } = useThing()
  const [talking, setTalking] = useState<number | null>(null)
  const [hasPassport, setHasPassport] = useState(false)
  const [place, showPassport] = useScrollToResult<HTMLDivElement>(hasPassport)
  const { name } = values
  const family = familyOf(name)
  const last = family.length - 1
  const isNamed = foldedName(name) !== ""
  const shown = talking === null ? undefined : family[talking]
  useHeading(
    isNamed && name !== codecs.name.initial
      ? { text: `A human named ${hasPassport ? sought : name}`, lang: "en" }
      : null,
  )

  const write = (next: string) => {
    setTalking(null)
    setHasPassport(false)
    set({ name: next })
  }
  const take = () => {
    setHasPassport(isNamed)
    if (isNamed) give()
    showPassport()
  }
  const says =
    shown === undefined
      ? introduction(name)
      : talking === 0
        ? last === 0
          ? introduction(name)
          : "You. The nose has been in the family for a while."
        : talking === last
          ? `${shown.story} Look at the face. Your passport is ready.`
          : shown.story
  // Two rows from seven relatives on.
  const columns = family.length > 6 ? Math.ceil(family.length / 2) : family.length

  return (
    <div className={styles.tool}>
      <label className={styles.name}>
        <span>Your name</span>
        <input
          type="text"
          value={name}
          maxLength={maxLetters}
          autoComplete="off"
          spellCheck={false}
          onChange={event => write(event.target.value)}
        />
      </label>
      <p className={styles.label} role="status">
        {shown && <b>{shown.name}: </b>}
        {says}
      </p>
      {hasPassport ? (
        <div ref={place}>
          <Passport family={family} />
        </div>
      ) : (
        <ol
          className={styles.gallery}
          data-rows={family.length > 6 ? 2 : 1}
          style={{ "--columns": columns } as CSSProperties}
        >
          {isNamed &&
            family.map((relative, i) => (
              <li
                key={`${relative.year} ${relative.name}`}
                style={{ "--delay": `${i * 0.07}s` } as CSSProperties}
              >
                <button
                  type="button"
                  className={styles.frame}
                  data-talking={talking === i || undefined}
                  onClick={() => setTalking(i)}
                >
                  <Portrait face={relative.face} year={relative.year} isTalking={talking === i} />
                  <b>{relative.name}</b>
                  <small>
                    {relative.year === null ? relative.trade : `${relative.year}, ${relative.trade}`}
                  </small>
                </button>
              </li>
            ))}
        </ol>
      )}
      <div className="buttons">
        {hasPassport ? (
          <button type="button" className="default" onClick={() => setHasPassport(false)}>
            Back to the family
          </button>
        ) : (
          <button type="button" className="default" onClick={take}>
            Take my passport
          </button>
        )}
        <ShareButton
          text={`${name} is descended from a human named juhq.`}
          link={`?${new URLSearchParams({ name })}`}
        />
      </div>
    </div>
  )
}
