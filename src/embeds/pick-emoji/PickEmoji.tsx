import { useMemo, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { trailEmoji } from "../../effects/trail/trailEmoji"
import { trailOverride } from "../../effects/trailOverride"
import { useNow } from "../../hooks/browser/clock"
import { usePageData } from "../../hooks/page/page"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { EmptyList } from "../../kits/list/EmptyList"
import { SearchField } from "../../kits/list/SearchField"
import { useList } from "../../kits/list/useList"
import { localParts } from "../../lib/calendar/dateFlags"
import { isBlank } from "../../lib/text/blank"
import { applicants, codeOf, spec } from "./logic"
import * as styles from "./PickEmoji.module.css"
import { Arena } from "./parts/Arena"
import { Bench } from "./parts/Bench"
import { Queue } from "./parts/Queue"
import type { Groups } from "./schema"

const codecs = { emoji: text("", { maxLength: 32 }) }
const address = { search: "search" }
const first = "Animals & Nature"

/**
 * A picker for the emoji that follows the cursor across the site, from all emoji. The date chooses it by default.
 *
 * @feed All emoji there are, to be searched: one of them may follow your cursor over the whole site.
 * @data emoji
 */
export default function PickEmoji() {
  const { emoji: groups } = usePageData<{ emoji: Groups }>()
  const all = useMemo(() => applicants(groups), [groups])
  const { values, set } = useAddress(codecs)
  const [hired, setHired] = useStorage(trailOverride)
  const [group, setGroup] = useState(first)
  const list = useList(all, spec, address)
  const time = useNow()

  const byDate = time ? trailEmoji(localParts(time)) : ""
  const shownEmoji = values.emoji || hired || byDate
  const shown = all.find(({ emoji }) => emoji === shownEmoji)
  const onDuty = hired || byDate
  const searching = !isBlank(list.query)
  const queue = searching ? list.shown : all.filter(one => one.group === group)

  const hire = (emoji: string) => {
    setHired(emoji)
    set({ emoji })
  }
  const dismiss = () => {
    setHired("")
    set({ emoji: "" })
  }

  return (
    <div className={styles.tool}>
      <div className={styles.office}>
        <div className={styles.hall}>
          <Arena emoji={shown?.emoji ?? byDate} />
          <div className={styles.contract} role="status">
            <p>
              <b>{shown ? shown.name : "The date"}</b> {shown && <small>{codeOf(shown.emoji)}</small>}
            </p>
            <p>
              {shown && shown.emoji !== onDuty
                ? "Was recommended to you. Not hired yet."
                : hired
                  ? shown?.says
                  : "Has the shift today. Knows nothing of an advertisement."}
            </p>
          </div>
          <div className="buttons">
            {shown && shown.emoji !== onDuty ? (
              <button type="button" onClick={() => hire(shown.emoji)}>
                Let it follow me
              </button>
            ) : (
              <button type="button" onClick={dismiss}>
                Back to what the date says
              </button>
            )}
            <ShareButton
              text={`Please consider ${shown?.emoji ?? "this one"} for the vacancy`}
              {...(shown ? { link: `?emoji=${encodeURIComponent(shown.emoji)}` } : {})}
            />
          </div>
        </div>
        <div className={styles.queue}>
          <div className={styles.finder}>
            <SearchField list={list} label="Search" beside placeholder="snail, happy, U+1F40C" />
          </div>
          <div className={styles.finder}>
            <Choice
              label="Queue"
              beside
              value={group}
              options={groups.map(each => each.group)}
              onChange={next => {
                list.setQuery("")
                setGroup(next)
              }}
            />
          </div>
          {queue.length > 0 ? (
            <Queue
              key={searching ? "found" : group}
              label={searching ? `${queue.length} found` : group}
              all={queue}
              chosen={shown?.emoji ?? ""}
              onPick={hire}
            />
          ) : (
            <EmptyList list={list} button="Show the queue">
              No such emoji has applied. It may have thought of us; we shall never know.
            </EmptyList>
          )}
        </div>
        <Bench onDuty={byDate} replaced={hired !== "" && hired !== byDate} />
      </div>
    </div>
  )
}
