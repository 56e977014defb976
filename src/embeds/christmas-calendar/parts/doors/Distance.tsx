import { useState } from "react"
import { Choice } from "../../../../kits/controls/Choice"
import { kilometres } from "../../../../kits/map/sphere"
import { cities, daysOnFoot, korvatunturi } from "../../toys/korvatunturi"
import * as styles from "./doors.module.css"

/** Door 18: the distance to Joulupukki, and the time a walking reindeer takes. */
export function Distance() {
  const [name, setName] = useState("Helsinki")
  const city = cities.find(known => known.name === name) ?? korvatunturi
  const distanceKm = kilometres(city, korvatunturi)
  return (
    <div className={styles.stack}>
      <p>
        Joulupukki lives in Korvatunturi, a fell on the eastern border of Lapland. It has the shape of a
        hare's ear, so that he hears who has been good.
      </p>
      <Choice label="From" value={name} options={cities.map(known => known.name)} onChange={setName} beside />
      <p role="status">
        {Math.round(distanceKm).toLocaleString("en-GB")} km as the reindeer flies. On foot, at 30 km a day,{" "}
        {daysOnFoot(distanceKm).toLocaleString("en-GB")} days, where there is something to walk on. To arrive
        on Christmas Eve it should have left some time ago.
      </p>
    </div>
  )
}
