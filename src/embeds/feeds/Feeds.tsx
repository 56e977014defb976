import { useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { Reserve } from "../../components/reserve/Reserve"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { usePage, usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import type { FeedEntry } from "../../lib/content/derivedLists"
import * as styles from "./Feeds.module.css"
import { type Bowl, bowls, mealOf, remark, roundness } from "./logic"
import { Hamster } from "./parts/Hamster"
import { Sack } from "./parts/Sack"

/** Items he has eaten before the visitor gives him any. */
const initialItems = 2

/**
 * The site's feeds as labelled sacks, and a hamster who stores the newest items in his cheeks.
 *
 * @feed Every feed of this site as a sack with its ingredients, in RSS, Atom and JSON Feed, and a hamster who marks items as read by putting them into his cheeks.
 * @data feeds
 */
export default function Feeds() {
  const { siteUrl } = usePage()
  const { feeds } = usePageData<{ feeds: FeedEntry[] }>()
  const address = useAddress({ feed: choice(feeds.map(({ name }) => name)), as: choice(bowls) })
  const { feed: name, as } = address.values
  const [given, setGiven] = useState(initialItems)
  const feed = feeds.find(each => each.name === name) ?? feeds[0]
  if (!feed) return null
  const meal = mealOf(feed, given)
  const message = remark(feed, meal)
  const bowl: Bowl = as ?? "rss"
  const url = siteUrl + feed.addresses[bowl]
  const choose = (next: string) => {
    setGiven(initialItems)
    address.set({ feed: next })
  }
  const restart = {
    ...address,
    reset: () => {
      setGiven(initialItems)
      address.reset()
    },
  }
  return (
    <div className={styles.shop}>
      <Sack feed={feed} />
      <div className={styles.counter}>
        <Choice
          label="Sack"
          value={feed.name}
          onChange={choose}
          options={[
            { group: "Large", options: feeds.filter(each => !each.name.includes("/")).map(optionOf) },
            { group: "By tag", options: feeds.filter(each => each.name.includes("/")).map(optionOf) },
          ]}
        />
        <Choice
          label="Bowl"
          as="radios"
          className={styles.bowls}
          value={bowl}
          options={Object.entries(bowls) as [Bowl, string][]}
          onChange={next => address.set({ as: next })}
        />
        <p className={styles.address}>
          <Reserve all={Object.values(feed.addresses).map(each => hostAndPath(siteUrl + each))}>
            <a href={feed.addresses[bowl]}>{hostAndPath(url)}</a>
          </Reserve>
        </p>
        <div className="buttons">
          <CopyButton text={url} label="Copy the address" />
          <Button disabled={feed.items === 0} onClick={() => setGiven(meal.full ? 0 : meal.eaten + 1)}>
            <Reserve inline all={["Empty his cheeks"]}>
              {meal.full ? "Empty his cheeks" : "Feed Pertti"}
            </Reserve>
          </Button>
          <RevealOnce when={address.touched || address.canUndo}>
            <StartAgain of={restart} />
          </RevealOnce>
        </div>
        <div className={styles.hamster}>
          <Hamster full={roundness(meal)} label={`Pertti, with ${meal.words} words in his cheeks`} />
          <p role="status" aria-label="Pertti">
            <Reserve all={feed.newest.map((_, given) => remark(feed, mealOf(feed, given + 1)))}>
              {message}
            </Reserve>
          </p>
        </div>
      </div>
    </div>
  )
}

const hostAndPath = (url: string) => url.replace(/^https?:\/\//, "")

const optionOf = ({ name, title, items }: FeedEntry) => [name, `${title} (${items})`] as const
