import { ShareButton } from "../../../components/share-button/ShareButton"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, labelOf } from "../../../kits/guest/useGuest"
import * as styles from "../Jokes.module.css"
import { reviewOf, reviewOfGuest, type Score } from "../logic"
import type { Joke } from "../schema"

type Props = {
  outcomes: string
  jokes: readonly Joke[]
  onAgain: () => void
  /** The thing that sat on the stool, and the laughs of the evening. */
  guest: Guest | null
  score: Score
}

/** The review in the next day's paper. */
export function Paper({ outcomes, jokes, onAgain, guest, score }: Props) {
  const won = guest !== null && score.guest > score.comedian
  const { stars, headline, text } = won ? reviewOfGuest(labelOf(guest)) : reviewOf(outcomes)
  const best = jokes[outcomes.indexOf("L")]
  const worst = jokes[outcomes.indexOf("S")]
  return (
    <>
      <article className={styles.paper} aria-label="The review">
        <p className={styles.name}>The Morning Post of Northern Savonia</p>
        <h2>{headline}</h2>
        <p role="status">
          <svg className={styles.stars} viewBox="0 0 100 20" role="img" aria-label={`${stars} of 5 stars`}>
            {[0, 1, 2, 3, 4].map(i => (
              <path
                key={i}
                d="M10 1l2.6 6 6.4.6-4.9 4.2 1.5 6.4-5.6-3.4-5.6 3.4 1.5-6.4-4.9-4.2 6.4-.6z"
                transform={`translate(${i * 20} 0)`}
                fill={i < stars ? "#1a1814" : "none"}
                stroke="#1a1814"
              />
            ))}
          </svg>
          {text}
        </p>
        {best && (
          <p>
            <b>Laughter at:</b> {best.setup} <i>{best.punchline}</i>
          </p>
        )}
        {worst && (
          <p>
            <b>Silence at:</b> {worst.setup} <i>{worst.punchline}</i>
          </p>
        )}
        {guest && (
          <p className={styles.onStool}>
            <GuestPicture guest={guest} />
            <span>
              <b>On the stool:</b> {guest.name}. Laughs: {score.guest}.
            </span>
          </p>
        )}
      </article>
      <div className="buttons">
        <button type="button" onClick={onAgain}>
          Send him on again
        </button>
        <ShareButton text={`${headline}. ${text}`} />
      </div>
    </>
  )
}
