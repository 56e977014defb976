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
import { type Bowl, bowls } from "./logic"
import { Pen } from "./parts/Pen"
import { Sack } from "./parts/Sack"

/**
 * A hamster who is fed the newest items by hand until he sneezes, and the site's feeds as labelled sacks.
 *
 * @feed Every feed of this site as a sack with its ingredients, in RSS, Atom and JSON Feed, and a hamster who marks items as read by putting them into his cheeks.
 * @data feeds
 */
export default function Feeds() {
  const { siteUrl } = usePage()
  const { feeds } = usePageData<{ feeds: FeedEntry[] }>()
  const address = useAddress({ feed: choice(feeds.map(({ name }) => name)), as: choice(bowls) })
  const { feed: name, as } = address.values
  const feed = feeds.find(each => each.name === name) ?? feeds[0]
  if (!feed) return null
  const bowl: Bowl = as ?? "rss"
  const url = siteUrl + feed.addresses[bowl]
  return (
    <div className={styles.shop}>
      <Pen key={feed.name} feed={feed} />
      <div className={styles.counter}>
        <Choice
          label="Sack"
          value={feed.name}
          onChange={next => address.set({ feed: next })}
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
          <RevealOnce when={address.touched || address.canUndo}>
            <StartAgain of={address} />
          </RevealOnce>
        </div>
      </div>
      <Sack feed={feed} />
    </div>
  )
}

const hostAndPath = (url: string) => url.replace(/^https?:\/\//, "")

const optionOf = ({ name, title, items }: FeedEntry) => [name, `${title} (${items})`] as const
