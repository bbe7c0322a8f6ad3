import { initializeApp } from "firebase/app";
import { getAuth, onAuthStateChanged } from "firebase/auth";
import { getFirestore } from "firebase/firestore";
import { createRoot } from "react-dom/client";
import { elementOf } from "./element-of";
import home from "./home.json";
import "./home.css";

/** A typical site of this kind: rendered in the browser, with sign-in and database loaded before anything is shown. */
const app = initializeApp({ apiKey: "public", projectId: "demo-peer" });
const database = getFirestore(app);
onAuthStateChanged(getAuth(app), (user) => {
  document.documentElement.dataset.signedIn = String(user !== null && database.app === app);
});

document.title = home.title;
createRoot(document.getElementById("root")!).render(home.body.map(elementOf));
