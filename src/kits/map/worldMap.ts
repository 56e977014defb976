/** A map of the world without the interior of Antarctica. */
import { mapArea } from "./mapArea"
import { equalEarth } from "./projection"
import world from "./world.json"

export const worldMap = mapArea(world, equalEarth, [-180, -58, 180, 84], 1000)
