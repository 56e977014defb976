import { ShareButton } from "../../../components/share-button/ShareButton"
import { useNow } from "../../../hooks/clock"
import { usePage } from "../../../hooks/page"
import { radio } from "../../../hooks/radio"
import { isPlaying, type RadioState, type Station } from "../../../lib/radioState"
import { fridaySlug } from "../logic"

type Props = {
  state: RadioState
  stations: readonly Station[]
  tuned: Station | null
  /** What Play plays; null where there is nothing to play. */
  playable: Station | null
}

const friday = 5

/** The buttons under the dial; the one for Fridays is there on Fridays, by the visitor's clock. */
export function Controls({ state, stations, tuned, playable }: Props) {
  const { siteName } = usePage()
  const isFriday = useNow()?.getDay() === friday
  const weekend = isFriday ? stations.find(({ slug }) => slug === fridaySlug) : undefined
  const isOn = tuned !== null && state.on?.station.slug === tuned.slug
  const playing = isOn && isPlaying(state)
  return (
    <div className="buttons">
      <button
        type="button"
        disabled={!playing && !playable}
        onClick={() => (playing ? radio.pause() : playable && radio.play(playable))}
      >
        {playing ? "Pause" : "Play"}
      </button>
      <button type="button" disabled={!isOn} onClick={radio.previous}>
        Previous
      </button>
      <button type="button" disabled={!isOn} onClick={radio.next}>
        Next
      </button>
      {weekend && (
        <button type="button" onClick={() => radio.play(weekend)}>
          Friday playlist
        </button>
      )}
      <ShareButton text={`${siteName} - ${tuned?.name ?? "Static"}`} />
    </div>
  )
}
