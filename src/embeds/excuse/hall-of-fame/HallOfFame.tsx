import { useRef, useState } from "react"
import * as v from "valibot"
import { Button } from "../../../components/button/Button"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { useMotion } from "../../../hooks/browser/motion"
import { useMounted } from "../../../hooks/browser/mounted"
import { usePageData } from "../../../hooks/page/page"
import { useFavouriteExcuses } from "../../../hooks/storage/excuses"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { useList } from "../../../kits/list/useList"
import * as styles from "./HallOfFame.module.css"
import {
  countText,
  type Guess,
  guesses,
  hallSpec,
  judgeText,
  outcomeFilters,
  type Shown,
  wings,
} from "./logic"
import { Favourites } from "./parts/Favourites"
import { Plaque } from "./parts/Plaque"
import type { FamousExcuse } from "./schema"

const address = { worked: "worked" }

/** The visitor's guess about each excuse, by its text. */
const guessesEntry = storageEntry<Record<string, Guess>>(
  "excuse/hall-of-fame/told",
  v.record(v.string(), v.picklist(guesses)),
  {},
)

/**
 * Plaques of the best excuses ever given, and the visitor's own. A plaque turns after a guess at its success.
 *
 * @data hall-of-fame
 * @feed The plaques of the best excuses ever given, each with its year, to whom it was given and whether it worked.
 */
export default function HallOfFame() {
  const { "hall-of-fame": famous } = usePageData<{ "hall-of-fame": FamousExcuse[] }>()
  const { shown, all, filter, setFilter } = useList(famous, hallSpec, address)
  // The visitor's own wing comes first if it had excuses on arrival; it does not move afterwards.
  const [favourites] = useFavouriteExcuses()
  const mounted = useMounted()
  const [hasOwn, setHasOwn] = useState<boolean | null>(null)
  if (mounted && hasOwn === null) setHasOwn(favourites.length > 0)
  const [guessed, setGuessed] = useStorage(guessesEntry)
  const motion = useMotion()
  const choices = useRef<HTMLFieldSetElement>(null)
  const shownFilter = (filter("worked") ?? "all") as Shown

  return (
    <div className={styles.hall}>
      <fieldset ref={choices} className={styles.choices}>
        <legend>Show those that</legend>
        {outcomeFilters.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={shownFilter === value}
            onClick={() => setFilter("worked", value === "all" ? null : value)}
          >
            {label}
          </button>
        ))}
        <RevealOnce when={Object.keys(guessed).length > 0}>
          <Button
            disabled={Object.keys(guessed).length === 0}
            onClick={() => {
              setGuessed({})
              choices.current?.querySelector("button")?.focus()
            }}
          >
            Turn them back
          </Button>
        </RevealOnce>
        <span role="status" className={styles.score}>
          {(shownFilter === "all" && judgeText(famous, guessed)) || countText(shown.length, all)}
        </span>
      </fieldset>
      {hasOwn && <Favourites shown={shownFilter} />}
      {wings.map(([from, title]) => {
        const plaques = shown.filter(excuse => excuse.from === from)
        return (
          <section key={from} aria-label={title}>
            <h2>{title}</h2>
            <ul className={styles.wall}>
              {plaques.map(excuse => (
                <Plaque
                  key={excuse.excuse}
                  {...excuse}
                  guess={guessed[excuse.excuse]}
                  isOpen={shownFilter !== "all"}
                  onGuess={mounted ? guess => setGuessed(now => ({ ...now, [excuse.excuse]: guess })) : null}
                  moving={motion}
                />
              ))}
            </ul>
            {plaques.length === 0 && <p>None in this wing. The nails are still there.</p>}
          </section>
        )
      })}
      {!hasOwn && <Favourites shown={shownFilter} />}
    </div>
  )
}
