import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useNow } from "../../../hooks/browser/clock"
import { radio } from "../../../hooks/music/radio"
import { usePage } from "../../../hooks/page/page"
import { isPlaying, type RadioState, type Station } from "../../../lib/music/radioState"
import { fridaySlug } from "../logic"

type Props = {
  state: RadioState
  stations: readonly Station[]
  tuned: Station | null
  /** The station that Play starts; null if there is none. */
  playable: Station | null
}

const friday = 5

/** The buttons under the dial; the Friday one appears on Fridays, in the visitor's time zone. */
export function Controls({ state, stations, tuned, playable }: Props) {
  const { siteName } = usePage()
  const isFriday = useNow()?.getDay() === friday
  const weekend = isFriday ? stations.find(({ slug }) => slug === fridaySlug) : undefined
  const isOn = tuned !== null && state.on?.station.slug === tuned.slug
  const playing = isOn && isPlaying(state)
  return (
    <div className="buttons">
      <Button
        disabled={!playing && !playable}
        onClick={() => (playing ? radio.pause() : playable && radio.play(playable))}
      >
        <Reserve inline all={["Pause"]}>
          {playing ? "Pause" : "Play"}
        </Reserve>
      </Button>
      <Button disabled={!isOn} onClick={radio.previous}>
        Previous
      </Button>
      <Button disabled={!isOn} onClick={radio.next}>
        Next
      </Button>
      {weekend && (
        <button type="button" onClick={() => radio.play(weekend)}>
          Friday playlist
        </button>
      )}
      <ShareButton text={`${siteName} - ${tuned?.name ?? "Static"}`} />
    </div>
  )
}
