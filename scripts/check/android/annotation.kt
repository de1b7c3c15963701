// What the kit uses of the Android SDK, by the signatures that the SDK documents: enough to compile against, nothing that runs.
package android.annotation

annotation class SuppressLint(vararg val value: String)
