import * as styles from "../CarsIveOwned.module.css"
import { type Drive, isDead, parkingSpots, yard } from "../driving"
import type { Car } from "../schema"
import { CarTop } from "./CarTop"

type Props = { cars: readonly Car[]; car: Car; drive: Drive; onPick: (id: string) => void }

/** The yard from above: the parked cars, each under its cross, and the one being driven. */
export function Yard({ cars, car, drive, onPick }: Props) {
  const places = parkingSpots(cars.length)
  return (
    <div className={styles.yard}>
      <svg
        viewBox={`0 0 ${yard.width} ${yard.height}`}
        role="img"
        aria-label={`A yard with ${cars.length} cars; the ${car.car} is driven`}
      >
        <rect width={yard.width} height={yard.height} fill="#9aa08f" />
        <path
          d={`M0 0H${yard.width}V1H0zM0 ${yard.height - 1}H${yard.width}V${yard.height}H0z`}
          fill="#4f7a35"
        />
        <path d={`M0 0V${yard.height}H1V0zM${yard.width} 0V${yard.height}h-1V0z`} fill="#4f7a35" />
        <g fill="#7f8575">
          <ellipse cx="30" cy="16" rx="4" ry="1.6" fill="#7fa9bd" />
          <circle cx="8" cy="14" r="0.5" />
          <circle cx="21" cy="19" r="0.4" />
          <circle cx="14" cy="17" r="0.7" />
        </g>
        {cars.map((each, i) => {
          const { x, y } = places[i] ?? { x: 0, y: 0 }
          return (
            <g key={each.id} transform={`translate(${x} ${y})`}>
              <path d="M-1.7-3.2V3M1.7-3.2V3" stroke="#e9ead9" strokeWidth="0.14" />
              {each.id !== car.id && (
                <g transform="rotate(90)">
                  <CarTop car={each} />
                </g>
              )}
            </g>
          )
        })}
        <g transform={`translate(${drive.x} ${drive.y}) rotate(${(drive.heading * 180) / Math.PI})`}>
          <CarTop car={car} isDead={isDead(car.fault, drive.time)} />
        </g>
      </svg>
      {cars.map((each, i) => (
        <button
          key={each.id}
          type="button"
          aria-pressed={each.id === car.id}
          aria-label={`Take the ${each.car}`}
          className={styles.spot}
          style={{ insetInlineStart: `${((places[i]?.x ?? 0) / yard.width) * 100}%` }}
          onClick={() => onPick(each.id)}
        />
      ))}
    </div>
  )
}
