/** Where the desk begins in the browser. */
import { createRoot } from "react-dom/client"
import "98.css"
import "./desk.css"
import { App } from "./App"

const place = document.getElementById("desk")
if (place) createRoot(place).render(<App />)
