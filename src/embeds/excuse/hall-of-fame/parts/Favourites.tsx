import { type ReactNode, useRef, useState } from "react"
import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { PageLink } from "../../../../components/page-link/PageLink"
import {
  type Favourite,
  type Outcome,
  outcomes,
  useFavouriteExcuses,
  withoutFavourite,
} from "../../../../hooks/storage/excuses"
import { longDate } from "../../../../lib/calendar/longDate"
import * as styles from "../HallOfFame.module.css"
import { outcomeNames, putBack, recordText } from "../logic"

/** The visitor's own wing: excuses stored in this browser with their outcomes. Removing can be undone. */
export function Favourites() {
  const [favourites, setFavourites] = useFavouriteExcuses()
  const [down, setDown] = useState<{ list: Favourite[]; said: string } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const judge = (text: string, outcome: Outcome) =>
    setFavourites(favourites.map(one => (one.text === text ? { ...one, outcome } : one)))
  const takeDown = (next: Favourite[], said: string) => {
    setDown({ list: favourites, said })
    setFavourites(next)
    heading.current?.focus()
  }
  const undo = () => {
    if (down) setFavourites(now => putBack(now, down.list))
    setDown(null)
    heading.current?.focus()
  }

  return (
    <section aria-label="Your own wing">
      <h2 ref={heading} tabIndex={-1}>
        Your own wing
      </h2>
      {favourites.length === 0 && (
        <p>
          The wall is empty and the spotlights are on. Keep an excuse at{" "}
          <PageLink to="/excuse-generator">the excuse machine</PageLink> to hang it here.
        </p>
      )}
      <ul className={styles.own}>
        {favourites.map(one => (
          <Own key={one.text} {...one} judge={judge}>
            <button
              type="button"
              aria-label={`Take down: ${one.text}`}
              onClick={() => takeDown(withoutFavourite(favourites, one.text), "Taken down.")}
            >
              Take down
            </button>
          </Own>
        ))}
      </ul>
      <p role="status" className={styles.message}>
        {down?.said ?? recordText(favourites)}
      </p>
      <div className="buttons">
        {down && (
          <button type="button" onClick={undo}>
            Put it back up
          </button>
        )}
        {favourites.length > 1 && (
          <>
            <CopyButton label="Copy all" text={favourites.map(({ text }) => text).join("\n\n")} />
            <button type="button" onClick={() => takeDown([], "All taken down. The nails stay.")}>
              Take all down
            </button>
          </>
        )}
      </div>
    </section>
  )
}

type OwnProps = Favourite & { judge: (text: string, outcome: Outcome) => void; children: ReactNode }

function Own({ text, whom, percent, kept, outcome, judge, children }: OwnProps) {
  return (
    <li>
      <b>{longDate(kept)}</b>
      <q>{text}</q>
      <p>
        For {whom}. {percent}% believable.
      </p>
      <label className={styles.outcome}>
        Did it work?
        <select
          aria-label={`Did it work? ${text}`}
          value={outcome}
          onChange={event => judge(text, event.target.value as Outcome)}
        >
          {outcomes.map(value => (
            <option key={value} value={value}>
              {outcomeNames[value]}
            </option>
          ))}
        </select>
      </label>
      <div className="buttons">
        <CopyButton text={text} />
        {children}
      </div>
    </li>
  )
}
