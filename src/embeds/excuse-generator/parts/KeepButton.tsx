import { Button } from "../../../components/button/Button"
import { Icon } from "../../../components/icon/Icon"
import { PageLink } from "../../../components/page-link/PageLink"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { now } from "../../../hooks/browser/clock"
import { useFavouriteExcuses, withFavourite, withoutFavourite } from "../../../hooks/storage/excuses"
import { dayKey, dayOf } from "../../../lib/calendar/calendarDay"
import type { Excuse } from "../logic"

/** Returns whether the excuse is among the favourites, and a toggle. */
export function useKeeping(excuse: Excuse | null) {
  const [favourites, setFavourites] = useFavouriteExcuses()
  const kept = excuse !== null && favourites.some(({ text }) => text === excuse.text)
  const toggle = () => {
    if (!excuse) return
    const { text, percent, occasion } = excuse
    const day = dayKey(dayOf(new Date(now())))
    setFavourites(old =>
      kept
        ? withoutFavourite(old, text)
        : withFavourite(old, { text, percent, whom: occasion.whom, kept: day, outcome: "untried" }),
    )
  }
  return { kept, toggle, count: favourites.length }
}

type Props = { keeping: ReturnType<typeof useKeeping>; disabled: boolean }

/** A toggle for the favourite, with a link to all favourites. */
export function KeepButton({ keeping: { kept, toggle, count }, disabled }: Props) {
  return (
    <>
      <Button aria-pressed={kept} disabled={disabled} onClick={toggle}>
        <Icon name={kept ? "star" : "star-outline"} /> Keep as a favourite
      </Button>
      <StatusMessage>
        {kept && (
          <>
            It hangs in <PageLink to="/excuse/hall-of-fame">the hall of fame</PageLink>
            {count > 1 ? `, with ${count - 1} of your others.` : ", alone so far."}
          </>
        )}
      </StatusMessage>
    </>
  )
}
