package android.content

import android.net.Uri

open class ActivityNotFoundException : RuntimeException()

abstract class Context {
    abstract fun startActivity(intent: Intent)
}

class Intent(action: String, address: Uri) {
    fun addCategory(category: String): Intent = TODO()
    fun addFlags(flags: Int): Intent = TODO()

    companion object {
        const val ACTION_VIEW = "android.intent.action.VIEW"
        const val CATEGORY_BROWSABLE = "android.intent.category.BROWSABLE"
        const val FLAG_ACTIVITY_NEW_TASK = 0x10000000
    }
}
