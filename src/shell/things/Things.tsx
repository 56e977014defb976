import { LooseThing } from "./LooseThing"
import { NewThing } from "./NewThing"

/** What a visitor with things sees of them on the desktop; loaded with the first one. */
export default function Things({ path }: { path: string }) {
  return (
    <>
      <LooseThing path={path} />
      <NewThing path={path} />
    </>
  )
}
