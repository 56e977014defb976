import * as v from "valibot"
import { Button } from "../../components/button/Button"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import type { PageEntry } from "../../lib/content/derivedLists"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./Best.module.css"
import { example, maxChoices, nextPair, streak, topLink, winsInARow } from "./logic"
import { Podium } from "./parts/Podium"
import { Wishes } from "./parts/Wishes"
import { type Choice, circle, type Rating, ratings } from "./rating"

const choicesEntry = storageEntry<Choice[]>("best", v.array(v.tuple([v.string(), v.string()])), [])

/**
 * A tournament of the site's pages, two at a time. The winner stays, and a rating produces a top ten.
 *
 * @feed Two pages of this site at a time, of which one is better: in the end a proper top ten, and proof that one goes in circles.
 * @data pages
 */
export default function Best() {
  const { pages } = usePageData<{ pages: PageEntry[] }>()
  const [choices, setChoices] = useStorage(choicesEntry)
  const address = useAddress({ top: text(null, { maxLength: 600 }) })
  const byPath = new Map(pages.map(page => [page.path, page]))
  const paths = pages.map(({ path }) => path).filter(path => path !== "/")
  const [left, right] = nextPair(paths, choices)
  const rated = ratings(
    (choices.length > 0 ? choices : example).filter(pair => pair.every(path => byPath.has(path))),
  )
  const sent = address.values.top === null ? null : topLink.read(address.values.top)
  const top: (Pick<Rating, "path"> & Partial<Rating>)[] = (sent?.map(path => ({ path })) ?? rated)
    .filter(({ path }) => byPath.has(path))
    .slice(0, 10)
  const named = (path: string) => byPath.get(path)?.title ?? path
  const vote = (winner: string, loser: string) => {
    if (sent) address.reset()
    setChoices(old => [...old, [winner, loser] as const].slice(-maxChoices) as Choice[])
  }
  const heading = sent
    ? "A top ten that was sent to you"
    : choices.length > 0
      ? "Your top ten"
      : "The webmaster's top ten"
  return (
    <div className={styles.tool}>
      <fieldset className={styles.pair}>
        <legend>Which page is better?</legend>
        {[[left, right] as const, [right, left] as const].map(([path, against]) => (
          <div key={path}>
            <button type="button" onClick={() => vote(path, against)}>
              <PageIcon name={byPath.get(path)?.icon ?? "default"} size={32} drawn={64} />
              <b>{named(path)}</b>
              <span>
                {byPath.get(path)?.description}
                <span className="visually-hidden"> This one is better</span>
              </span>
            </button>
            <PageLink to={path} aria-label={`Look first: ${named(path)}`}>
              Look first
            </PageLink>
          </div>
        ))}
      </fieldset>
      <p className={styles.message} role="status">
        {juryComment(choices, named)}
      </p>
      <div className={styles.columns}>
        <section className={styles.list} aria-label="Top ten">
          <h2>{heading}</h2>
          <ol>
            {top.map(({ path, points, error }) => (
              <li key={path}>
                <PageLink to={path}>{named(path)}</PageLink>
                {points !== undefined && error !== undefined && (
                  <span>
                    {Math.round(points)} <small>± {Math.round(error)}</small>
                  </span>
                )}
              </li>
            ))}
          </ol>
          <div className={styles.buttons}>
            <ShareButton
              link={`?top=${encodeURIComponent(topLink.write(top.map(({ path }) => path)))}`}
              text={`The best page of this site: ${named(top[0]?.path ?? "/")}`}
            />
            {sent && (
              <button type="button" onClick={address.reset}>
                Back to mine
              </button>
            )}
            {!sent && (
              <Button disabled={choices.length === 0} onClick={() => setChoices(old => old.slice(0, -1))}>
                Take the last one back
              </Button>
            )}
          </div>
        </section>
        <div className={styles.side}>
          <Podium
            icons={top.slice(0, 3).map(({ path }) => byPath.get(path)?.icon ?? "default")}
            names={top.slice(0, 3).map(({ path }) => named(path))}
          />
          <Wishes />
        </div>
      </div>
    </div>
  )
}

/** Returns the jury's comment on the last choice. */
function juryComment(choices: readonly Choice[], named: (path: string) => string): string {
  const last = choices.at(-1)
  if (!last) return "The jury is you. It has been bribed with nothing so far."
  const [winner, loser] = last
  const round = circle(choices)
  if (round)
    return `You hold that ${[...round, winner].map(named).join(" is better than ")}. The jury asks for a break.`
  if (loser === "/best") return "Noted. The page you are on has seen it."
  if (winsInARow(choices) >= streak) return `${named(winner)} has won ${streak} times and goes to the sauna.`
  return `${named(winner)} is better than ${named(loser)}. ${pluralise(choices.length, "choice")}.`
}
