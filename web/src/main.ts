import { mount } from "svelte";
import App from "./App.svelte";
import { watchFaults } from "./lib/faults.ts";
import "./theme.css";

watchFaults();

mount(App, { target: document.getElementById("app")! });
