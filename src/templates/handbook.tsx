import { Handbook } from "../render/handbook/Handbook"
import { DocumentWindow } from "../shell/windows/DocumentWindow"

const page = { path: "/handbook", title: "Handbook", code: null, icon: "default" }

/** The handbook of components. Its route is made in develop alone, and so is what it asks for. */
export default function HandbookPage() {
  return (
    <DocumentWindow page={page}>
      <h1>Handbook</h1>
      <Handbook />
    </DocumentWindow>
  )
}

export function Head() {
  return <title>Handbook</title>
}
