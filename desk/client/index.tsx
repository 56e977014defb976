/** The client's entry point. */
import { createRoot } from "react-dom/client"
import "98.css"
import "./desk.css"
import { App } from "./App"

const place = document.getElementById("desk")
if (place) createRoot(place).render(<App />)
