import { useId, useState } from "react"
import { cities, daysOnFoot, kilometres, korvatunturi } from "../../toys/korvatunturi"
import * as styles from "./doors.module.css"

/** 18: how far it is to Joulupukki, and how long for a reindeer that walks. */
export function Distance() {
  const [name, setName] = useState("Helsinki")
  const id = useId()
  const city = cities.find(known => known.name === name) ?? korvatunturi
  const far = kilometres(city, korvatunturi)
  return (
    <div className={styles.stack}>
      <p>
        Joulupukki lives in Korvatunturi, a fell on the eastern border of Lapland. It has the shape of a
        hare's ear, so that he hears who has been good.
      </p>
      <label htmlFor={id}>From</label>
      <select id={id} value={name} onChange={event => setName(event.target.value)}>
        {cities.map(known => (
          <option key={known.name}>{known.name}</option>
        ))}
      </select>
      <p role="status">
        {Math.round(far).toLocaleString("en-GB")} km as the reindeer flies. On foot, at 30 km a day,{" "}
        {daysOnFoot(far).toLocaleString("en-GB")} days, where there is something to walk on. To arrive on
        Christmas Eve it should have left some time ago.
      </p>
    </div>
  )
}
