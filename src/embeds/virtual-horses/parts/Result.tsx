import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import { finishingPlace, type Race } from "../../../lib/game/horseRace"

/** The horses in order of finishing, with their times. */
export function Result({ race }: { race: Race }) {
  const best = Math.min(...race.times)
  return (
    <ScrollArea label="Result">
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Horse</th>
            <th scope="col">Time</th>
            <th scope="col">Behind</th>
          </tr>
        </thead>
        <tbody>
          {race.order.map(lane => (
            <tr key={lane}>
              <td>{finishingPlace(race, lane)}</td>
              <td>
                {lane + 1} {race.runners[lane]?.name}
              </td>
              <td>{race.times[lane]?.toFixed(2)} s</td>
              <td>{((race.times[lane] ?? best) - best).toFixed(2)} s</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
