"use client";

export { default } from "@/app/[lang]/error";
